"""Lamps that are switched on, for rooms in the evening."""

import math

import bpy

from kit import scene as stage
from kit.materials import Nodes

# A filament bulb behind linen.
WARM = (1.0, 0.66, 0.36)


def lit_shade(name, colour, strength):
    """Linen with a bulb behind it. It glows for the camera only: `switch_on` adds the light that it gives to the room."""
    nodes = Nodes(name)
    nodes.set(Base_Color=(*colour, 1), Roughness=0.9, Specular=0.1)
    glow = nodes.add("ShaderNodeEmission")
    # The shade is brightest at the height of its bulb, and its folds of cloth are never quite even.
    height = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeTexCoord").outputs["Generated"], height.inputs[0])
    nodes.link(
        nodes.ramp(height.outputs["Z"], [(0.0, (0.72, 0.42, 0.18)), (0.45, (1.0, 0.70, 0.38)), (1.0, (0.62, 0.35, 0.15))]),
        glow.inputs["Color"],
    )
    seen = nodes.add("ShaderNodeMath", operation="MULTIPLY")
    nodes.link(nodes.add("ShaderNodeLightPath").outputs["Is Camera Ray"], seen.inputs[0])
    seen.inputs[1].default_value = strength
    nodes.link(seen.outputs[0], glow.inputs["Strength"])
    both = nodes.add("ShaderNodeAddShader")
    nodes.link(nodes.shader.outputs[0], both.inputs[0])
    nodes.link(glow.outputs[0], both.inputs[1])
    nodes.link(both.outputs[0], nodes.output.inputs["Surface"])
    return nodes.material


def switch_on(scene, lamp, bulb, watts, openings, name="lamp"):
    """
    Adds the light of a lamp whose objects are `lamp`: soft through its cloth, and a cone through each opening of its
    shade. `openings` are the half angles (degrees) of the upper and the lower one. The lamp throws no shadow of its own
    light, since the cones already have the shade's edge.
    """
    for item in lamp:
        item.visible_shadow = False
    add_light(scene, f"{name}-cloth", "POINT", bulb, watts * 0.45, 0.13)
    for side, half_angle, turn in (("up", openings[0], math.pi), ("down", openings[1], 0.0)):
        cone = add_light(scene, f"{name}-{side}", "SPOT", bulb, watts * 1.1, 0.03)
        cone.data.spot_size = math.radians(2 * half_angle)
        cone.data.spot_blend = 0.22
        cone.rotation_euler = (turn, 0, 0)


def add_light(scene, name, kind, location, watts, radius, cone=None):
    """Adds a bulb; a spot shines down with the half angle `cone` (degrees)."""
    data = bpy.data.lights.new(name, kind)
    data.energy = watts
    data.color = WARM
    data.shadow_soft_size = radius
    if cone is not None:
        data.spot_size, data.spot_blend = math.radians(2 * cone), 1.0
    light = bpy.data.objects.new(name, data)
    scene.collection.objects.link(light)
    light.location = location
    light.visible_camera = False
    return light


def glow(scene, items):
    """Gives the glow of shades a pass of its own."""
    for item in items:
        stage.join_light_group(scene, item, "glow")
