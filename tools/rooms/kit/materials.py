"""Materials, each a function of its colour (linear sRGB) that returns a new Blender material."""

import bpy


def linear(hex_colour):
    """Returns the linear values of a colour that is written as `#rrggbb`."""
    values = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


class Nodes:
    """The node tree of a new material with one Principled shader."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]

    def add(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            if hasattr(node, key):
                setattr(node, key, value)
            else:
                node.inputs[key].default_value = value
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def coordinates(self, scale=(1, 1, 1), space="Object"):
        mapping = self.add("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = scale
        self.link(self.add("ShaderNodeTexCoord").outputs[space], mapping.inputs["Vector"])
        return mapping

    def noise(self, scale, detail=4.0, roughness=0.55, stretch=(1, 1, 1)):
        node = self.add("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = roughness
        self.link(self.coordinates(stretch).outputs["Vector"], node.inputs["Vector"])
        return node.outputs["Fac"]

    def ramp(self, factor, stops):
        node = self.add("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        while len(elements) > len(stops):
            elements.remove(elements[-1])
        while len(elements) < len(stops):
            elements.new(1.0)
        for element, (at, colour) in zip(elements, stops):
            element.position = at
            element.color = (*colour, 1.0)
        self.link(factor, node.inputs["Fac"])
        return node.outputs["Color"]

    def bump(self, height, strength, distance, before=None):
        node = self.add("ShaderNodeBump")
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        self.link(height, node.inputs["Height"])
        if before is not None:
            self.link(before, node.inputs["Normal"])
        self.link(node.outputs["Normal"], self.shader.inputs["Normal"])
        return node.outputs["Normal"]

    def set(self, **values):
        for key, value in values.items():
            self.shader.inputs[key.replace("_", " ")].default_value = value


def wall_paint(scene, texture=0.22):
    """The paint of the wall: its pass `cover` tells how much of each pixel it is, so that it can have any colour later."""
    if "cover" not in scene.view_layers[0].aovs:
        cover = scene.view_layers[0].aovs.add()
        cover.name, cover.type = "cover", "VALUE"
    material = paint("wall-paint", (0.80, 0.80, 0.80), 0.7, texture)
    output = material.node_tree.nodes.new("ShaderNodeOutputAOV")
    output.name = "cover"
    output.inputs["Value"].default_value = 1.0
    return material


def times(colour, factor):
    return tuple(min(1.0, c * factor) for c in colour)


def paint(name, colour, roughness=0.6, texture=0.0):
    """Paint on plaster (with texture: the faint orange peel of a roller) or on wood."""
    nodes = Nodes(name)
    nodes.set(Base_Color=(*colour, 1), Roughness=roughness, Specular=0.3)
    if texture > 0:
        first = nodes.bump(nodes.noise(9, 3), texture, 0.006)
        nodes.bump(nodes.noise(160, 3), texture, 0.0006, first)
    return nodes.material


def wood(name, dark, light, along=(1, 14, 14), scale=2.2, roughness=0.42, per_object=True):
    """Wood with the grain along the axis that `along` stretches least; each object is another board."""
    nodes = Nodes(name)
    mapping = nodes.coordinates(along)
    if per_object:
        random = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
        offset = nodes.add("ShaderNodeMath", operation="MULTIPLY")
        offset.inputs[1].default_value = 61.0
        nodes.link(random, offset.inputs[0])
        combine = nodes.add("ShaderNodeCombineXYZ")
        for axis in "XYZ":
            nodes.link(offset.outputs[0], combine.inputs[axis])
        nodes.link(combine.outputs[0], mapping.inputs["Location"])
    grain = nodes.add("ShaderNodeTexNoise")
    grain.inputs["Scale"].default_value = scale
    grain.inputs["Detail"].default_value = 9
    grain.inputs["Roughness"].default_value = 0.62
    grain.inputs["Distortion"].default_value = 0.6
    nodes.link(mapping.outputs["Vector"], grain.inputs["Vector"])
    middle = tuple((a * 1.2 + b * 0.8) / 2 for a, b in zip(dark, light))
    colour = nodes.ramp(grain.outputs["Fac"], [(0.32, dark), (0.5, middle), (0.68, light)])
    if per_object:
        tone = nodes.add("ShaderNodeMapRange")
        tone.inputs["To Min"].default_value = 0.78
        tone.inputs["To Max"].default_value = 1.16
        nodes.link(random, tone.inputs["Value"])
        mix = nodes.add("ShaderNodeVectorMath", operation="SCALE")
        nodes.link(colour, mix.inputs[0])
        nodes.link(tone.outputs["Result"], mix.inputs["Scale"])
        colour = mix.outputs["Vector"]
    nodes.link(colour, nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=roughness, Specular=0.4)
    nodes.bump(grain.outputs["Fac"], 0.12, 0.002)
    return nodes.material


def timber(name, dark, light, axis="Z", roughness=0.4, contrast=1.0):
    """Oiled wood with a fine straight grain, wider figure, and pores; `axis` is that of the grain. Each object is another board."""
    nodes = Nodes(name)
    random = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    offset = nodes.add("ShaderNodeMath", operation="MULTIPLY")
    offset.inputs[1].default_value = 47.0
    nodes.link(random, offset.inputs[0])
    place = nodes.add("ShaderNodeCombineXYZ")
    for letter in "XYZ":
        nodes.link(offset.outputs[0], place.inputs[letter])

    def streaks(across, along, detail, distortion):
        mapping = nodes.coordinates(tuple(along if letter == axis else across for letter in "XYZ"))
        nodes.link(place.outputs[0], mapping.inputs["Location"])
        node = nodes.add("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = 1.0
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = 0.55
        node.inputs["Distortion"].default_value = distortion
        nodes.link(mapping.outputs["Vector"], node.inputs["Vector"])
        return node.outputs["Fac"]

    figure, pores = streaks(15, 0.9, 3, 0.9), streaks(260, 5, 2, 0)
    middle = tuple((a + b) / 2 for a, b in zip(dark, light))
    spread = 0.20 / contrast
    wide = nodes.ramp(figure, [(0.5 - spread, dark), (0.5, middle), (0.5 + spread, light)])
    fine = nodes.ramp(pores, [(0.36, (0.80, 0.77, 0.74)), (0.52, (1.0, 1.0, 1.0))])
    both = nodes.add("ShaderNodeMixRGB", blend_type="MULTIPLY")
    both.inputs["Fac"].default_value = 0.8
    nodes.link(wide, both.inputs["Color1"])
    nodes.link(fine, both.inputs["Color2"])
    tone = nodes.add("ShaderNodeMapRange")
    tone.inputs["To Min"].default_value = 0.84
    tone.inputs["To Max"].default_value = 1.14
    nodes.link(random, tone.inputs["Value"])
    scaled = nodes.add("ShaderNodeVectorMath", operation="SCALE")
    nodes.link(both.outputs["Color"], scaled.inputs[0])
    nodes.link(tone.outputs["Result"], scaled.inputs["Scale"])
    nodes.link(scaled.outputs["Vector"], nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=roughness, Specular=0.4)
    nodes.bump(pores, 0.10, 0.0008)
    return nodes.material


def fabric(name, colour, slub=0.12, scale=420, bump=0.5, sheen=0.25):
    """Woven cloth: threads of uneven thickness, paler where they catch light at a low angle."""
    nodes = Nodes(name)
    across = nodes.noise(scale, 2, 0.7, (1, 0.12, 1))
    along = nodes.noise(scale, 2, 0.7, (0.12, 1, 0.12))
    weave = nodes.add("ShaderNodeMath", operation="ADD")
    nodes.link(across, weave.inputs[0])
    nodes.link(along, weave.inputs[1])
    half = nodes.add("ShaderNodeMath", operation="MULTIPLY")
    half.inputs[1].default_value = 0.5
    nodes.link(weave.outputs[0], half.inputs[0])
    nodes.link(
        nodes.ramp(half.outputs[0], [(0.34, times(colour, 1 - 2.2 * slub)), (0.66, times(colour, 1 + 1.6 * slub))]),
        nodes.shader.inputs["Base Color"],
    )
    nodes.set(Roughness=0.95, Specular=0.1, Sheen=sheen, Sheen_Tint=0.6)
    first = nodes.bump(half.outputs[0], bump, 0.0016)
    nodes.bump(nodes.noise(26, 4), 0.25, 0.006, first)
    return nodes.material


def wool(name, colours):
    """A thick pile of mixed threads."""
    nodes = Nodes(name)
    pile = nodes.noise(170, 5, 0.75)
    nodes.link(
        nodes.ramp(pile, [(0.3, colours[0]), (0.5, colours[1]), (0.72, colours[2])]), nodes.shader.inputs["Base Color"]
    )
    nodes.set(Roughness=1.0, Specular=0.05, Sheen=0.4)
    first = nodes.bump(pile, 1.0, 0.010)
    nodes.bump(nodes.noise(14, 3), 0.4, 0.02, first)
    return nodes.material


def translucent(name, colour, share=0.5, roughness=0.9):
    """Thin cloth or a leaf: part of the light comes through."""
    nodes = Nodes(name)
    nodes.set(Base_Color=(*colour, 1), Roughness=roughness, Specular=0.2)
    through = nodes.add("ShaderNodeBsdfTranslucent")
    through.inputs["Color"].default_value = (*colour, 1)
    mix = nodes.add("ShaderNodeMixShader")
    mix.inputs["Fac"].default_value = share
    nodes.link(nodes.shader.outputs[0], mix.inputs[1])
    nodes.link(through.outputs[0], mix.inputs[2])
    nodes.link(mix.outputs[0], nodes.output.inputs["Surface"])
    return nodes.material


def leaf(name, colour, pale):
    """A waxy leaf with paler veins along its u axis."""
    nodes = Nodes(name)
    veins = nodes.add("ShaderNodeTexWave")
    veins.inputs["Scale"].default_value = 2.6
    veins.inputs["Distortion"].default_value = 1.2
    nodes.link(nodes.coordinates((1, 3.2, 1), "UV").outputs["Vector"], veins.inputs["Vector"])
    random = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    tone = nodes.add("ShaderNodeMapRange")
    tone.inputs["To Min"].default_value = 0.7
    tone.inputs["To Max"].default_value = 1.35
    nodes.link(random, tone.inputs["Value"])
    scale = nodes.add("ShaderNodeVectorMath", operation="SCALE")
    nodes.link(nodes.ramp(veins.outputs["Fac"], [(0.0, colour), (0.86, colour), (1.0, pale)]), scale.inputs[0])
    nodes.link(tone.outputs["Result"], scale.inputs["Scale"])
    nodes.link(scale.outputs["Vector"], nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=0.38, Specular=0.45)
    nodes.bump(veins.outputs["Fac"], 0.2, 0.002)
    through = nodes.add("ShaderNodeBsdfTranslucent")
    through.inputs["Color"].default_value = (*times(pale, 0.9), 1)
    mix = nodes.add("ShaderNodeMixShader")
    mix.inputs["Fac"].default_value = 0.22
    nodes.link(nodes.shader.outputs[0], mix.inputs[1])
    nodes.link(through.outputs[0], mix.inputs[2])
    nodes.link(mix.outputs[0], nodes.output.inputs["Surface"])
    return nodes.material


def metal(name, colour, roughness=0.3):
    nodes = Nodes(name)
    nodes.set(Base_Color=(*colour, 1), Metallic=1.0, Roughness=roughness)
    return nodes.material


def ceramic(name, colour, roughness=0.5, speckle=None):
    nodes = Nodes(name)
    nodes.set(Base_Color=(*colour, 1), Roughness=roughness, Specular=0.4)
    if speckle is not None:
        nodes.link(
            nodes.ramp(nodes.noise(120, 2, 0.6), [(0.0, speckle), (0.33, speckle), (0.38, colour), (1.0, colour)]),
            nodes.shader.inputs["Base Color"],
        )
    nodes.bump(nodes.noise(30, 3), 0.15, 0.003)
    return nodes.material
