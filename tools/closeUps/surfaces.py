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


def oak(name, face="#c59c6a", scale=1.0, contrast=1.0, spread=0.0):
    """
    Oiled oak, straight in the grain: bands of early and late wood a few millimetres wide, fibres, and the open pores
    of the early wood as dark dashes. `scale` above 1 is for wider bands, `contrast` below 1 for paler ones, `spread` is how
    much lighter or darker one board is than another.
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
    if spread:
        tone = nodes.add("ShaderNodeVectorMath", operation="SCALE")
        nodes.link(base, tone.inputs[0])
        random = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
        nodes.link(maths(nodes, "MULTIPLY_ADD", random, 2 * spread, 1 - spread), tone.inputs["Scale"])
        base = tone.outputs["Vector"]
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


def stained(name, face, sheen=0.36, albedo=1.0):
    """
    Wood with thin paint on it, as a black frame has: its open pores and the bands of its grain are felt and seen, ridges are
    rubbed a little paler, and a low sheen runs along the grain. A little dust lies on it.
    """
    nodes = Nodes(name)
    shift = other_board(nodes)
    colour = times(linear(face), albedo)
    bands = stretched(nodes, 230, 2.6, 3, 0.5, shift, 0.25)
    fibres = stretched(nodes, 38, 0.36, 4, 0.7, shift)
    dashes = stretched(nodes, 6.5, 0.24, 1, 0.4, shift)
    early = stepped(nodes, bands, 0.40, 0.58)
    pores = maths(nodes, "MULTIPLY", stepped(nodes, dashes, 0.55, 0.62), maths(nodes, "MULTIPLY_ADD", early, 0.8, 0.2))
    base = nodes.ramp(bands, [(0.32, times(colour, 1.22)), (0.50, colour), (0.68, times(colour, 0.80))])
    base = mixed(nodes, maths(nodes, "MULTIPLY", stepped(nodes, fibres, 0.50, 0.74), 0.5), base, times(colour, 1.55))
    base = mixed(nodes, maths(nodes, "MULTIPLY", pores, 0.8), base, times(colour, 0.42))
    dust = stepped(nodes, stretched(nodes, 1.5, 1.2, 1, 0.7, shift), 0.73, 0.77)
    base = mixed(nodes, maths(nodes, "MULTIPLY", dust, 0.16), base, (0.24, 0.23, 0.21))
    nodes.link(base, nodes.shader.inputs["Base Color"])
    rough = maths(nodes, "MULTIPLY_ADD", fibres, 0.22, sheen - 0.08)
    nodes.link(maths(nodes, "MULTIPLY_ADD", pores, 0.30, rough), nodes.shader.inputs["Roughness"])
    nodes.set(Specular=0.40)
    first = nodes.bump(bands, 0.35, 0.00030)
    second = nodes.bump(fibres, 0.45, 0.00009, first)
    nodes.bump(maths(nodes, "SUBTRACT", 1.0, pores), 0.6, 0.00016, second)
    return nodes.material


def paper(name, colour=(0.88, 0.875, 0.855), tooth=0.00003):
    """Board and paper: matt, with a fine tooth."""
    nodes = Nodes(name)
    nodes.set(Base_Color=(*colour, 1), Roughness=0.92, Specular=0.18)
    nodes.bump(stretched(nodes, 0.5, 0.5, 5, 0.7), 0.6, tooth)
    return nodes.material


# What matt paper reflects (fractions of light) where a photo is black and white, and how much of its colour it keeps:
# as in apps/web/app/illustrations/photograph/lightRoom.server.ts.
PRINT_BLACK, PRINT_WHITE, PRINT_COLOUR = 0.032, 0.83, 0.86


def printed(name, photo, roughness=0.78):
    """A print of a photo, which fills the object's UV square: matt, or a little glossy if it is less rough."""
    nodes = Nodes(name)
    image = nodes.add("ShaderNodeTexImage", image=bpy.data.images.load(photo), interpolation="Cubic", extension="EXTEND")
    nodes.link(nodes.add("ShaderNodeTexCoord").outputs["UV"], image.inputs["Vector"])
    grey = nodes.add("ShaderNodeRGBToBW")
    nodes.link(image.outputs["Color"], grey.inputs["Color"])
    calm = mixed(nodes, PRINT_COLOUR, grey.outputs["Val"], image.outputs["Color"])
    paper_light = nodes.add("ShaderNodeVectorMath", operation="MULTIPLY_ADD")
    paper_light.inputs[1].default_value = (PRINT_WHITE - PRINT_BLACK,) * 3
    paper_light.inputs[2].default_value = (PRINT_BLACK,) * 3
    nodes.link(calm, paper_light.inputs[0])
    nodes.link(paper_light.outputs["Vector"], nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=roughness, Specular=0.22 if roughness > 0.6 else 0.42)
    nodes.bump(stretched(nodes, 0.45, 0.45, 4, 0.7), 0.5, 0.00002)
    return nodes.material


def plaster(name, colour):
    """A plastered wall painted with a roller: a fine stipple, a few nibs, on a surface that is not quite even."""
    nodes = Nodes(name)
    tint = stretched(nodes, 140, 260, 3)
    nodes.link(nodes.ramp(tint, [(0.3, times(colour, 0.972)), (0.7, times(colour, 1.01))]), nodes.shader.inputs["Base Color"])
    nodes.link(maths(nodes, "MULTIPLY_ADD", stretched(nodes, 30, 90, 2), 0.14, 0.72), nodes.shader.inputs["Roughness"])
    nodes.set(Specular=0.28)
    first = nodes.bump(stretched(nodes, 240, 170, 2), 0.8, 0.0030)
    second = nodes.bump(stretched(nodes, 34, 30, 2, 0.5), 0.8, 0.00032, first)
    # A roller leaves drops that ran together: larger ones with sharp valleys between them, and small ones.
    third = nodes.bump(stretched(nodes, 4.6, 4.2, 1, 0.5, distortion=0.6), 0.8, 0.00026, second)
    fourth = nodes.bump(stretched(nodes, 1.7, 1.7, 2, 0.6), 0.8, 0.00017, third)
    nibs = stepped(nodes, stretched(nodes, 2.8, 2.8, 0), 0.74, 0.82)
    nodes.bump(nibs, 0.6, 0.00022, fourth)
    return nodes.material


def steel(name, colour=(0.74, 0.74, 0.735), roughness=0.30, length=55):
    """Brushed steel: fine strokes along x. Without marks of fingers, which look like a fault of the picture."""
    nodes = Nodes(name)
    fine, wide = stretched(nodes, length, 0.22, 3, 0.75), stretched(nodes, length * 2.2, 1.3, 3, 0.6)
    strokes = maths(nodes, "MULTIPLY_ADD", wide, 0.18, maths(nodes, "MULTIPLY", fine, 0.82))
    nodes.link(
        nodes.ramp(strokes, [(0.36, times(colour, 0.90)), (0.5, colour), (0.66, times(colour, 1.07))]),
        nodes.shader.inputs["Base Color"],
    )
    nodes.link(maths(nodes, "MULTIPLY_ADD", strokes, 0.14, roughness - 0.07), nodes.shader.inputs["Roughness"])
    nodes.set(Metallic=1.0)
    # No sheet is quite flat: what it mirrors passes from bright to dark.
    bent = nodes.bump(stretched(nodes, 150, 110, 0), 0.9, 0.0045)
    nodes.bump(strokes, 0.30, 0.00002, bent)
    return nodes.material


def ferrite(name, colour=(0.034, 0.034, 0.036)):
    """A ceramic magnet: dark, dull, ground flat, with a little dust on it."""
    nodes = Nodes(name)
    speck = stretched(nodes, 0.9, 0.9, 4, 0.75)
    dust = stepped(nodes, stretched(nodes, 1.1, 0.8, 2, 0.7), 0.66, 0.76)
    rubbed = stretched(nodes, 26, 9, 4, 0.65)
    base = nodes.ramp(speck, [(0.3, times(colour, 0.7)), (0.7, times(colour, 1.5))])
    base = mixed(nodes, maths(nodes, "MULTIPLY", stepped(nodes, rubbed, 0.48, 0.75), 0.30), base, (0.10, 0.10, 0.102))
    base = mixed(nodes, maths(nodes, "MULTIPLY", dust, 0.22), base, (0.30, 0.28, 0.25))
    nodes.link(base, nodes.shader.inputs["Base Color"])
    nodes.link(maths(nodes, "MULTIPLY_ADD", rubbed, 0.22, 0.40), nodes.shader.inputs["Roughness"])
    nodes.set(Specular=0.45)
    first = nodes.bump(rubbed, 0.3, 0.00012)
    nodes.bump(speck, 0.35, 0.00005, first)
    return nodes.material


def hardboard(name, colour=(0.335, 0.235, 0.148)):
    """The board at a tile's back: pressed fibres, a little lighter and darker in clouds, rubbed in places."""
    nodes = Nodes(name)
    fleck = stretched(nodes, 1.9, 0.55, 5, 0.78)
    strand = stepped(nodes, stretched(nodes, 5.5, 0.42, 2, 0.6, distortion=1.2), 0.62, 0.72)
    cloud = stretched(nodes, 70, 45, 4, 0.6)
    rubbed = stepped(nodes, stretched(nodes, 48, 1.1, 3, 0.6, distortion=0.3), 0.66, 0.78)
    base = nodes.ramp(fleck, [(0.28, times(colour, 0.62)), (0.5, colour), (0.72, times(colour, 1.32))])
    base = mixed(nodes, maths(nodes, "MULTIPLY", strand, 0.35), base, times(colour, 0.52))
    base = mixed(nodes, maths(nodes, "MULTIPLY", stepped(nodes, cloud, 0.35, 0.7), 0.30), base, times(colour, 1.22))
    base = mixed(nodes, maths(nodes, "MULTIPLY", rubbed, 0.16), base, times(colour, 1.7))
    nodes.link(base, nodes.shader.inputs["Base Color"])
    nodes.link(maths(nodes, "MULTIPLY_ADD", cloud, 0.2, 0.62), nodes.shader.inputs["Roughness"])
    nodes.set(Specular=0.25)
    first = nodes.bump(cloud, 0.4, 0.0008)
    nodes.bump(fleck, 0.5, 0.00010, first)
    return nodes.material


def cardboard(name, colour=(0.41, 0.28, 0.17)):
    """Brown corrugated cardboard: long fibres, clouds, scuffs, and waves below its paper that can just be seen."""
    nodes = Nodes(name)
    shift = other_board(nodes)
    fleck = stretched(nodes, 1.3, 0.6, 5, 0.78, shift)
    fibre = stepped(nodes, stretched(nodes, 7.0, 0.5, 2, 0.6, shift, 1.4), 0.64, 0.74)
    cloud = stretched(nodes, 55, 38, 4, 0.62, shift)
    scuffed = stepped(nodes, stretched(nodes, 60, 2.0, 3, 0.6, shift, 0.5), 0.66, 0.80)
    wave = nodes.add("ShaderNodeTexWave", wave_type="BANDS", bands_direction="X")
    wave.inputs["Scale"].default_value = MM / 6.5 / 6.283 * 2
    wave.inputs["Distortion"].default_value = 0.5
    nodes.link(nodes.coordinates().outputs["Vector"], wave.inputs["Vector"])
    base = nodes.ramp(fleck, [(0.28, times(colour, 0.78)), (0.5, colour), (0.72, times(colour, 1.16))])
    base = mixed(nodes, maths(nodes, "MULTIPLY", fibre, 0.30), base, times(colour, 0.66))
    base = mixed(nodes, maths(nodes, "MULTIPLY", stepped(nodes, cloud, 0.35, 0.68), 0.28), base, times(colour, 1.20))
    base = mixed(nodes, maths(nodes, "MULTIPLY", scuffed, 0.20), base, times(colour, 1.55))
    # Where paper lies on a wave it is a little darker: glue, and rubbing.
    base = mixed(nodes, maths(nodes, "MULTIPLY", wave.outputs["Fac"], 0.09), base, times(colour, 0.7))
    nodes.link(base, nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=0.82, Specular=0.2)
    first = nodes.bump(wave.outputs["Fac"], 0.30, 0.00030)
    second = nodes.bump(stretched(nodes, 80, 46, 3, 0.55, shift), 0.6, 0.0022, first)
    nodes.bump(fleck, 0.35, 0.00008, second)
    return nodes.material


def flutes(name, colour=(0.40, 0.28, 0.17)):
    """The cut end of corrugated cardboard: waves of paper with dark holes between them."""
    nodes = Nodes(name)
    wave = nodes.add("ShaderNodeTexWave", wave_type="BANDS", bands_direction="X")
    wave.inputs["Scale"].default_value = MM / 6.5 / 6.283 * 2
    wave.inputs["Distortion"].default_value = 1.2
    nodes.link(nodes.coordinates().outputs["Vector"], wave.inputs["Vector"])
    nodes.link(
        nodes.ramp(wave.outputs["Fac"], [(0.30, times(colour, 0.16)), (0.52, times(colour, 0.62)), (0.75, times(colour, 1.1))]),
        nodes.shader.inputs["Base Color"],
    )
    nodes.set(Roughness=0.9, Specular=0.1)
    nodes.bump(wave.outputs["Fac"], 0.5, 0.0008)
    return nodes.material


def tape(name, colour=(0.40, 0.26, 0.135)):
    """Brown packing tape: smooth, with small bubbles below it."""
    nodes = Nodes(name)
    nodes.set(Base_Color=(*colour, 1), Roughness=0.22, Specular=0.5)
    first = nodes.bump(stretched(nodes, 30, 9, 3), 0.5, 0.0006)
    nodes.bump(stepped(nodes, stretched(nodes, 2.4, 1.6, 1), 0.62, 0.72), 0.4, 0.0002, first)
    return nodes.material
