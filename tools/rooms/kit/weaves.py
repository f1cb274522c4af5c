"""Cloth for pictures from near, in which single threads are seen."""

from kit.materials import Nodes, times


def woven(name, colour, slub, threads, bump=0.8):
    """
    Cloth of uneven threads in two directions, darker between them. `slub` is how much their colour differs, `threads`
    how many there are (about one in 1.5/threads metres).
    """
    nodes = Nodes(name)

    def run(stretch, offset):
        node = nodes.add("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = threads
        node.inputs["Detail"].default_value = 2.5
        node.inputs["Roughness"].default_value = 0.6
        mapping = nodes.coordinates(stretch)
        mapping.inputs["Location"].default_value = (offset, offset, offset)
        nodes.link(mapping.outputs["Vector"], node.inputs["Vector"])
        return node.outputs["Fac"]

    higher = nodes.add("ShaderNodeMath", operation="MAXIMUM")
    nodes.link(run((0.12, 1, 1), 3), higher.inputs[0])
    nodes.link(run((1, 1, 0.12), 11), higher.inputs[1])
    weave = higher.outputs[0]
    nodes.link(
        nodes.ramp(weave, [(0.42, times(colour, 1 - 2 * slub)), (0.56, colour), (0.72, times(colour, 1 + 1.5 * slub))]),
        nodes.shader.inputs["Base Color"],
    )
    nodes.set(Roughness=0.95, Specular=0.08, Sheen=0.35, Sheen_Tint=0.5)
    creases = nodes.bump(nodes.noise(7, 3, 0.5), 0.45, 0.03)
    nodes.bump(weave, bump, 0.0026, creases)
    return nodes.material
