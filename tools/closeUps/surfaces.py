"""Surfaces as they look from a hand's width away. Objects are in metres, and grain runs along their own x axis."""

import bpy

from kit.materials import Nodes, linear, times

MM = 1000.0


def stretched(nodes, along, across, detail=4.0, roughness=0.55, shift=None, distortion=0.0):
    """Returns noise whose spots are `along` mm long and `across` mm wide, other for each object."""
    mapping = nodes.coordinates((MM / along, MM / across, MM / across))
    if shift is not None:
        nodes.link(shift, mapping.inputs["Location"])
    node = nodes.add("ShaderNodeTexNoise")
    node.inputs["Scale"].default_value = 1.0
    node.inputs["Detail"].default_value = detail
    node.inputs["Roughness"].default_value = roughness
    node.inputs["Distortion"].default_value = distortion
    nodes.link(mapping.outputs["Vector"], node.inputs["Vector"])
    return node.outputs["Fac"]


def other_board(nodes):
    """Returns a shift of the texture by which each object is cut from another board."""
    combine = nodes.add("ShaderNodeCombineXYZ")
    for axis, factor in zip("XYZ", (61.0, 37.0, 91.0)):
        times_factor = nodes.add("ShaderNodeMath", operation="MULTIPLY")
        times_factor.inputs[1].default_value = factor
        nodes.link(nodes.add("ShaderNodeObjectInfo").outputs["Random"], times_factor.inputs[0])
        nodes.link(times_factor.outputs[0], combine.inputs[axis])
    return combine.outputs[0]


def maths(nodes, operation, first, second, third=None):
    node = nodes.add("ShaderNodeMath", operation=operation)
    for index, value in enumerate((first, second, third)):
        if value is None:
            continue
        if isinstance(value, (int, float)):
            node.inputs[index].default_value = value
        else:
            nodes.link(value, node.inputs[index])
    return node.outputs[0]


def mixed(nodes, factor, first, second):
    node = nodes.add("ShaderNodeMixRGB")
    for name, value in (("Fac", factor), ("Color1", first), ("Color2", second)):
        if isinstance(value, tuple):
            node.inputs[name].default_value = (*value, 1)
        elif isinstance(value, float):
            node.inputs[name].default_value = value
        else:
            nodes.link(value, node.inputs[name])
    return node.outputs["Color"]


def stepped(nodes, value, low, high):
    """Returns 0 below `low`, 1 above `high`, and a soft step between."""
    node = nodes.add("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
    node.inputs["From Min"].default_value = low
    node.inputs["From Max"].default_value = high
    nodes.link(value, node.inputs["Value"])
    return node.outputs["Result"]


def oak(name, face="#c59c6a", scale=1.0, contrast=1.0):
    """
    Oiled oak, straight in the grain: bands of early and late wood a few millimetres wide, fibres, and the open pores
    of the early wood as dark dashes. `scale` above 1 is for wider bands, `contrast` below 1 for paler ones.
    """
    nodes = Nodes(name)
    shift = other_board(nodes)
    colour = linear(face)
    bands = stretched(nodes, 260 * scale, 3.4 * scale, 3, 0.5, shift, 0.25)
    fibres = stretched(nodes, 46 * scale, 0.42 * scale, 4, 0.7, shift)
    tone = stretched(nodes, 160 * scale, 16 * scale, 2, 0.5, shift)
    dark = tuple(c * (1 - contrast * by) for c, by in zip(colour, (0.34, 0.40, 0.48)))
    light = times(colour, 1 + 0.16 * contrast)
    base = nodes.ramp(bands, [(0.30, light), (0.50, colour), (0.66, dark)])
    base = mixed(nodes, maths(nodes, "MULTIPLY", stepped(nodes, fibres, 0.46, 0.72), 0.42), base, times(dark, 0.86))
    base = mixed(nodes, maths(nodes, "MULTIPLY", stepped(nodes, tone, 0.35, 0.7), 0.28), base, times(light, 1.04))
    # Pores lie in the bands of early wood.
    dashes = stretched(nodes, 5.2 * scale, 0.20 * scale, 1, 0.4, shift)
    early = stepped(nodes, bands, 0.40, 0.58)
    pores = maths(nodes, "MULTIPLY", stepped(nodes, dashes, 0.585, 0.65), maths(nodes, "MULTIPLY_ADD", early, 0.85, 0.15))
    base = mixed(nodes, maths(nodes, "MULTIPLY", pores, 0.74), base, times(dark, 0.34))
    nodes.link(base, nodes.shader.inputs["Base Color"])
    roughness = maths(nodes, "MULTIPLY_ADD", fibres, 0.16, 0.44)
    nodes.link(roughness, nodes.shader.inputs["Roughness"])
    nodes.set(Specular=0.35)
    first = nodes.bump(fibres, 0.35, 0.00006 * scale)
    nodes.bump(maths(nodes, "SUBTRACT", 1.0, pores), 0.55, 0.00012 * scale, first)
    return nodes.material


def painted(name, face, roughness, albedo=1.0):
    """Sprayed paint on wood: the grain below it can just be felt."""
    nodes = Nodes(name)
    nodes.set(Base_Color=(*times(linear(face), albedo), 1), Specular=0.42)
    peel = stretched(nodes, 0.9, 0.9, 2)
    nodes.link(maths(nodes, "MULTIPLY_ADD", peel, 0.14, roughness - 0.07), nodes.shader.inputs["Roughness"])
    shift = other_board(nodes)
    first = nodes.bump(stretched(nodes, 60, 0.8, 3, 0.6, shift), 0.30, 0.00005)
    second = nodes.bump(peel, 0.35, 0.00004, first)
    nodes.bump(stretched(nodes, 40, 14, 2, 0.5, shift), 0.4, 0.0004, second)
    return nodes.material


def paper(name, colour=(0.88, 0.875, 0.855), tooth=0.00003):
    """Board and paper: matt, with a fine tooth."""
    nodes = Nodes(name)
    nodes.set(Base_Color=(*colour, 1), Roughness=0.92, Specular=0.18)
    nodes.bump(stretched(nodes, 0.5, 0.5, 5, 0.7), 0.6, tooth)
    return nodes.material


def printed(name, photo, brightness=0.9):
    """A matt print of a photo, which fills the object's UV square."""
    nodes = Nodes(name)
    image = nodes.add("ShaderNodeTexImage", image=bpy.data.images.load(photo), interpolation="Cubic", extension="EXTEND")
    nodes.link(nodes.add("ShaderNodeTexCoord").outputs["UV"], image.inputs["Vector"])
    scale = nodes.add("ShaderNodeVectorMath", operation="SCALE")
    scale.inputs["Scale"].default_value = brightness
    nodes.link(image.outputs["Color"], scale.inputs[0])
    nodes.link(scale.outputs["Vector"], nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=0.78, Specular=0.22)
    nodes.bump(stretched(nodes, 0.45, 0.45, 4, 0.7), 0.5, 0.00002)
    return nodes.material


def plaster(name, colour):
    """A plastered wall painted with a roller: fine stipple on a surface that is not quite even."""
    nodes = Nodes(name)
    tint = stretched(nodes, 180, 180, 3)
    nodes.link(nodes.ramp(tint, [(0.3, times(colour, 0.975)), (0.7, times(colour, 1.01))]), nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=0.86, Specular=0.2)
    first = nodes.bump(stretched(nodes, 130, 130, 3), 0.7, 0.0022)
    second = nodes.bump(stretched(nodes, 11, 9, 3, 0.5), 0.55, 0.0007, first)
    third = nodes.bump(stretched(nodes, 2.6, 2.6, 3, 0.62), 0.75, 0.00045, second)
    nodes.bump(stretched(nodes, 0.7, 0.7, 2), 0.4, 0.00008, third)
    return nodes.material


def steel(name, colour=(0.62, 0.62, 0.61), roughness=0.42):
    """Brushed steel."""
    nodes = Nodes(name)
    nodes.set(Base_Color=(*colour, 1), Metallic=1.0)
    brush = stretched(nodes, 40, 0.12, 3, 0.6)
    nodes.link(maths(nodes, "MULTIPLY_ADD", brush, 0.16, roughness - 0.08), nodes.shader.inputs["Roughness"])
    nodes.bump(brush, 0.18, 0.00003)
    return nodes.material


def hardboard(name, colour=(0.21, 0.125, 0.07)):
    """The board at a tile's back."""
    nodes = Nodes(name)
    fleck = stretched(nodes, 1.4, 0.5, 4, 0.7)
    nodes.link(nodes.ramp(fleck, [(0.3, times(colour, 0.72)), (0.7, times(colour, 1.3))]), nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=0.8, Specular=0.2)
    nodes.bump(fleck, 0.4, 0.00008)
    return nodes.material


def cardboard(name, colour=(0.43, 0.285, 0.165)):
    """Brown corrugated cardboard; the waves below its paper can just be seen."""
    nodes = Nodes(name)
    fleck = stretched(nodes, 2.2, 0.7, 4, 0.7)
    cloud = stretched(nodes, 60, 60, 3)
    base = nodes.ramp(fleck, [(0.32, times(colour, 0.84)), (0.68, times(colour, 1.12))])
    nodes.link(mixed(nodes, maths(nodes, "MULTIPLY", cloud, 0.25), base, times(colour, 1.2)), nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=0.88, Specular=0.18)
    wave = nodes.add("ShaderNodeTexWave", wave_type="BANDS", bands_direction="X")
    wave.inputs["Scale"].default_value = MM / 6.5 / 6.283 * 2
    wave.inputs["Distortion"].default_value = 0.4
    nodes.link(nodes.coordinates().outputs["Vector"], wave.inputs["Vector"])
    first = nodes.bump(wave.outputs["Fac"], 0.16, 0.0002)
    second = nodes.bump(stretched(nodes, 70, 40, 3), 0.5, 0.0012, first)
    nodes.bump(fleck, 0.3, 0.00005, second)
    return nodes.material


def tape(name, colour=(0.52, 0.37, 0.22)):
    """Paper tape."""
    nodes = Nodes(name)
    nodes.set(Base_Color=(*colour, 1), Roughness=0.6, Specular=0.3)
    nodes.bump(stretched(nodes, 30, 9, 3), 0.5, 0.0003)
    return nodes.material
