"""What stands on a desk, by script, in metres."""

import math
import random

import bpy

from kit import materials, shapes


def task_lamp(location, metal, brass, inside, lean=-1):
    """A lamp on two arms whose shade points at the desk. Returns its objects, and where its bulb is."""
    x, y, z = location
    elbow = (x - lean * 0.10, y + 0.02, z + 0.30)
    head = (x + lean * 0.19, y - 0.03, z + 0.43)
    items = [
        shapes.turned("task-foot", [(0.0001, 0), (0.080, 0), (0.082, 0.004), (0.080, 0.014), (0.074, 0.018), (0.0001, 0.018)], metal, 72, location),
        shapes.tube("task-arm", [(x, y, z + 0.015), elbow], 0.0062, metal),
        shapes.tube("task-arm", [elbow, head], 0.0062, metal),
    ]
    for at in (elbow, head):
        joint = shapes.turned("task-joint", [(0.0001, -0.013), (0.013, -0.013), (0.014, -0.010), (0.014, 0.010), (0.013, 0.013), (0.0001, 0.013)], brass, 32, at)
        joint.rotation_euler = (math.pi / 2, 0, 0)
        items.append(joint)
    shade = shapes.turned(
        "task-shade", [(0.0001, 0.055), (0.020, 0.055), (0.024, 0.048), (0.030, 0.030), (0.078, -0.070), (0.080, -0.072), (0.076, -0.070), (0.028, 0.026), (0.0001, 0.030)],
        metal, 72, (head[0] + lean * 0.020, head[1] - 0.005, head[2] - 0.040))
    bulb = shapes.turned("task-bulb", [(0.0001, -0.022), (0.016, -0.016), (0.022, 0.0), (0.016, 0.016), (0.0001, 0.022)], inside, 32, (head[0] + lean * 0.022, head[1] - 0.006, head[2] - 0.066))
    for item in (shade, bulb):
        item.rotation_euler = (0.10, -lean * 0.30, 0)
    return [*items, shade, bulb], (head[0] + lean * 0.03, head[1] - 0.01, head[2] - 0.085)


def pencil_cup(location, clay, woods, seed=3):
    x, y, z = location
    maker = random.Random(seed)
    items = [shapes.turned("cup", [(0.0001, 0), (0.036, 0), (0.038, 0.004), (0.039, 0.10), (0.037, 0.102), (0.035, 0.10), (0.034, 0.006), (0.0001, 0.005)], clay, 56, location)]
    for n in range(7):
        turn = 2 * math.pi * n / 7 + maker.uniform(-0.3, 0.3)
        tall = maker.uniform(0.14, 0.18)
        lean = 0.030
        points = [(x - 0.014 * math.cos(turn), y - 0.014 * math.sin(turn), z + 0.006), (x + lean * math.cos(turn), y + lean * math.sin(turn), z + tall)]
        items.append(shapes.tube("pencil", points, 0.0036, woods[n % len(woods)]))
    return items


def notebook(location, cover, paper, turn=0.2, size=(0.15, 0.21, 0.014)):
    x, y, z = location
    items = [
        shapes.box("notebook-pages", (size[0] - 0.006, size[1] - 0.006, size[2] - 0.004), (x, y, z + 0.002), paper, 0.001),
        shapes.box("notebook-back", (size[0], size[1], 0.002), (x, y, z), cover, 0.0008),
        shapes.box("notebook-front", (size[0], size[1], 0.002), (x, y, z + size[2] - 0.002), cover, 0.0008),
    ]
    for item in items:
        item.rotation_euler = (0, 0, turn)
    pen = shapes.tube("pen", [(x - 0.05, y - 0.06, z + size[2] + 0.004), (x + 0.06, y + 0.02, z + size[2] + 0.004)], 0.0042, cover)
    return [*items, pen]
