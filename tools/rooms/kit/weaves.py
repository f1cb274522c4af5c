"""Cloth for pictures from near, in which single threads are seen."""

from kit.materials import Nodes, times


def woven(name, colour, slub, threads, bump=0.5, stripe=None, nap=0.35):
    """
    Cloth of uneven threads in two directions, darker between them. `slub` is how much their colour differs, `threads`
    how many there are (about one in 1.5/threads metres). `stripe` is the colour of pairs of thin upright stripes, `nap`
    how much light its fibres catch where it turns away.
    """
    nodes = Nodes(name)

    def run(stretch, offset, scale=threads, detail=2.0):
        node = nodes.add("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = 0.55
        mapping = nodes.coordinates(stretch)
        mapping.inputs["Location"].default_value = (offset, offset, offset)
        nodes.link(mapping.outputs["Vector"], node.inputs["Vector"])
        return node.outputs["Fac"]

    def mixed(one, other, factor=0.5):
        node = nodes.add("ShaderNodeMixRGB")
        node.inputs["Fac"].default_value = factor
        nodes.link(one, node.inputs["Color1"])
        nodes.link(other, node.inputs["Color2"])
        return node.outputs["Color"]

    higher = nodes.add("ShaderNodeMath", operation="MAXIMUM")
    nodes.link(run((0.10, 1, 1), 3), higher.inputs[0])
    nodes.link(run((1, 1, 0.10), 11), higher.inputs[1])
    weave = higher.outputs[0]
    # Threads of another dye, and the cloth's own unevenness.
    dyed = mixed(mixed(run((0.04, 1, 1), 5, threads * 0.6), run((1, 1, 0.04), 17, threads * 0.6)), weave, 0.4)
    shade = nodes.ramp(dyed, [(0.36, times(colour, 1 - 2 * slub)), (0.52, colour), (0.66, times(colour, 1 + 1.6 * slub))])
    if stripe is not None:
        # Two stripes a few millimetres wide, every five centimetres.
        axis = nodes.add("ShaderNodeSeparateXYZ")
        nodes.link(nodes.coordinates().outputs["Vector"], axis.inputs[0])
        place = nodes.add("ShaderNodeMath", operation="MULTIPLY")
        place.inputs[1].default_value = 1 / 0.052
        nodes.link(axis.outputs["X"], place.inputs[0])
        part = nodes.add("ShaderNodeMath", operation="FRACT")
        nodes.link(place.outputs[0], part.inputs[0])
        lines = nodes.ramp(
            part.outputs[0],
            [(at, (value,) * 3) for at, value in ((0.0, 0), (0.30, 0), (0.33, 1), (0.40, 1), (0.43, 0), (0.57, 0), (0.60, 1), (0.67, 1), (0.70, 0))],
        )
        striped = nodes.add("ShaderNodeMixRGB")
        nodes.link(lines, striped.inputs["Fac"])
        nodes.link(shade, striped.inputs["Color1"])
        striped.inputs["Color2"].default_value = (*stripe, 1)
        shade = striped.outputs["Color"]
    nodes.link(shade, nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=0.95, Specular=0.06, Sheen=nap, Sheen_Tint=0.6)
    creases = nodes.bump(nodes.noise(9, 3, 0.5), 0.25, 0.02)
    nodes.bump(weave, bump, 0.0016, creases)
    return nodes.material
