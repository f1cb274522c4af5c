"""A bed and what stands beside it, by script, in metres, its head against the wall (y = 0)."""

import math
import random

import bpy
from mathutils import Vector, noise

from kit import shapes


def headboard(material, width=1.66, bottom=0.16, top=1.05, thick=0.10, channels=9):
    """An upholstered headboard with upright channels and soft corners."""
    columns, rows = channels * 14, 60
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            # The padding between two seams; a seam pulls the cover in.
            channel = abs(math.sin(math.pi * u * channels)) ** 0.42
            edge = min(1.0, min(u, 1 - u) * width / 0.05, min(v, 1 - v) * (top - bottom) / 0.05)
            rise = math.sqrt(max(0.0, 1 - (1 - edge) ** 2))
            depth = thick * (0.35 + 0.65 * rise) * (0.66 + 0.34 * channel)
            crease = 0.004 * noise.noise(Vector((u * 38, v * 7, 3)))
            vertices.append(((u - 0.5) * width, -depth - crease * rise, bottom + v * (top - bottom) + 0.004 * channel * (v > 0.97)))
    faces = [
        (a, a + 1, a + columns + 2, a + columns + 1)
        for j in range(rows)
        for a in range(j * (columns + 1), j * (columns + 1) + columns)
    ]
    front = shapes.mesh_object("headboard", vertices, faces, material)
    core = shapes.box("headboard-core", (width, thick * 0.4, top - bottom), (0, -thick * 0.2, bottom), material, 0.015, 4)
    return [front, core]


def quilt(name, width, length, material, location, obstacles, pressure=0.9, steps=42, frames=34, seed=1, mass=0.5):
    """A filled duvet: two sheets sewn at their edges, inflated a little, that fall on obstacles and stay there. With its lattice."""
    maker = random.Random(seed)
    columns, rows = max(8, round(steps * width / max(width, length))), max(8, round(steps * length / max(width, length)))
    index, vertices = {}, []
    for side in (1, -1):
        for j in range(rows + 1):
            for i in range(columns + 1):
                edge = i in (0, columns) or j in (0, rows)
                if edge and side == -1:
                    index[(side, i, j)] = index[(1, i, j)]
                    continue
                u, v = i / columns * 2 - 1, j / rows * 2 - 1
                thick = 0.0 if edge else side * 0.018 * (1 - u**8) * (1 - v**8)
                flat = Vector((u * width / 2, v * length / 2, 0))
                lift = 0.012 * noise.noise(flat * 2.6 + Vector((seed, 0, 0))) + 0.002 * maker.random()
                index[(side, i, j)] = len(vertices)
                vertices.append(Vector(location) + flat + Vector((0, 0, thick + lift)))
    faces = []
    for side in (1, -1):
        for j in range(rows):
            for i in range(columns):
                quad = [index[(side, a, b)] for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
                faces.append(tuple(quad if side == 1 else reversed(quad)))
    item = shapes.mesh_object(name, vertices, faces, material)
    for obstacle in obstacles:
        if obstacle.modifiers.get("Collision") is None:
            obstacle.modifiers.new("Collision", "COLLISION")
        obstacle.collision.thickness_outer = 0.012
        obstacle.collision.cloth_friction = 30
    cloth = item.modifiers.new("Cloth", "CLOTH")
    settings = cloth.settings
    settings.quality = 4
    settings.mass = mass
    settings.tension_stiffness = settings.compression_stiffness = 18.0
    settings.shear_stiffness = 6.0
    settings.bending_stiffness = 0.4
    settings.use_pressure = True
    settings.uniform_pressure_force = pressure
    settings.shrink_min = -0.06
    settings.air_damping = 2.0
    cloth.collision_settings.collision_quality = 2
    cloth.collision_settings.distance_min = 0.008
    shapes.run_cloth(item, frames)
    for obstacle in obstacles:
        modifier = obstacle.modifiers.get("Collision")
        if modifier is not None:
            obstacle.modifiers.remove(modifier)
    return item, (columns, rows, index)


def washed(item, seed=1):
    """Gives cloth the creases of washed linen, finer than its own grid. Slow for others to fall on, so it comes last."""
    shapes.smoothed(item, 2)
    shapes.frozen(item)
    # Read before any of them moves: Blender works all of them out again after a change.
    normals = [point.normal.copy() for point in item.data.vertices]
    for point, normal in zip(item.data.vertices, normals):
        at = point.co
        crease = noise.noise(Vector((at.x * 7 + seed, at.y * 9, at.z * 7))) + 0.5 * noise.noise(Vector((at.x * 19, at.y * 17 + seed, at.z * 15)))
        point.co = at + normal * (0.0035 * crease)
    return item


def blanket_over(name, quilted, lattice, material, begin, end, rise=0.016):
    """
    A blanket that lies across a duvet which has fallen, from `begin` to `end` of its length (fractions from the foot).
    It follows the duvet's upper sheet, so it never sinks into it.
    """
    columns, rows, index = lattice
    points = quilted.data.vertices
    normals = [point.normal.copy() for point in points]
    first, last = round(begin * rows), round(end * rows)
    vertices = []
    for j in range(first, last + 1):
        for i in range(columns + 1):
            at = index[(1, i, j)]
            edge = 0.6 if j in (first, last) else 1.0
            fold = 0.006 * noise.noise(Vector((i * 0.35, j * 0.8, 7)))
            vertices.append(points[at].co + normals[at] * (rise * edge + fold))
    width = columns + 1
    faces = [
        (a, a + 1, a + width + 1, a + width)
        for j in range(last - first)
        for a in range(j * width, j * width + columns)
    ]
    item = shapes.mesh_object(name, vertices, faces, material)
    item.matrix_world = quilted.matrix_world
    solid = item.modifiers.new("Solidify", "SOLIDIFY")
    solid.thickness = 0.010
    solid.offset = 1.0
    return shapes.smoothed(item, 2)


def bed(cover, sheet, duvet, fold, blanket, width=1.52, length=2.03, base_top=0.33, top=0.55):
    """
    A bed of box base, mattress and duvet with its head at the wall. Returns what is
    finished, and the bedding that is still to be washed.
    """
    head = -0.11
    base = shapes.box("bed-base", (width + 0.03, length, base_top - 0.09), (0, head - length / 2, 0.09), cover, 0.025, 5)
    mattress = shapes.box("mattress", (width, length, top - base_top), (0, head - length / 2, base_top), sheet, 0.05, 6)
    solid = shapes.box("mattress-solid", (width, length, top - 0.09), (0, head - length / 2, 0.09), sheet, 0.05, 6)
    bpy.context.view_layer.update()
    shapes.frozen(solid)
    start = head - 0.62
    over = 0.30
    reach = length - 0.62 + over
    cloth, lattice = quilt("duvet", width + 2 * over, reach, duvet, (0, start - reach / 2, top + 0.06), [solid], seed=4)
    turned, _ = quilt(
        "turned-sheet", width + 2 * over - 0.08, 0.42, fold, (0, start - 0.16, top + 0.19), [solid, cloth], pressure=0.5, steps=44,
        frames=26, seed=9, mass=0.3,
    )
    bpy.data.objects.remove(solid)
    feet = [
        shapes.box("bed-foot", (0.06, 0.06, 0.09), (x, y, 0), cover, 0.004)
        for x in (-width / 2 + 0.08, width / 2 - 0.08) for y in (head - 0.12, head - length + 0.12)
    ]
    blanket_item = blanket_over("blanket", cloth, lattice, blanket, 0.26, 0.60)
    return [base, mattress, *feet, blanket_item], [cloth, turned]


def bedside_table(x, wood, knob, width=0.46, depth=0.38, height=0.52):
    """A bedside table of oak with one drawer over an open shelf, on round legs."""
    y = -0.04 - depth / 2
    board = 0.022
    items = [
        shapes.box("bedside-top", (width, depth, board), (x, y, height - board), wood, 0.005),
        shapes.box("bedside-shelf", (width - 2 * board, depth - 0.02, board), (x, y, height - 0.36), wood, 0.003),
        shapes.box("bedside-bottom", (width - 2 * board, depth - 0.02, 0.012), (x, y, height - 0.19), wood, 0.002),
        shapes.box("bedside-back", (width - 2 * board, 0.012, 0.34), (x, y + depth / 2 - 0.02, height - 0.36), wood, 0.002),
        shapes.box("drawer", (width - 2 * board - 0.006, 0.02, 0.152), (x, y - depth / 2 + 0.014, height - board - 0.156), wood, 0.003),
    ]
    for side in (-1, 1):
        items.append(
            shapes.box("bedside-side", (board, depth, 0.36 - board), (x + side * (width - board) / 2, y, height - 0.36), wood, 0.004)
        )
        for front in (-1, 1):
            items.append(
                shapes.tube(
                    "bedside-leg",
                    [(x + side * (width / 2 - 0.05), y + front * (depth / 2 - 0.06), height - 0.35),
                     (x + side * (width / 2 - 0.02), y + front * (depth / 2 - 0.03), 0.0)],
                    0.015, wood, 0.7,
                )
            )
    handle = shapes.turned("knob", [(0.0001, 0), (0.006, 0), (0.006, 0.010), (0.013, 0.014), (0.014, 0.020), (0.010, 0.024), (0.0001, 0.025)],
                           knob, 32, (x, y - depth / 2 + 0.004, height - board - 0.08))
    handle.rotation_euler = (math.pi / 2, 0, 0)
    items.append(handle)
    return items


def table_lamp(location, base, shade, stem, height=0.46, radius=0.15):
    """A table lamp: a round ceramic foot, a short stem and a drum of linen."""
    x, y, z = location
    foot = [(0.0001, 0), (0.058, 0), (0.064, 0.006), (0.090, 0.05), (0.098, 0.09), (0.090, 0.13), (0.058, 0.175), (0.026, 0.195),
            (0.018, 0.205), (0.0001, 0.205)]
    drum = height - 0.215
    return [
        shapes.turned("lamp-foot", foot, base, 72, (x, y, z)),
        shapes.tube("lamp-stem", [(x, y, z + 0.20), (x, y, z + height - 0.04)], 0.006, stem),
        shapes.turned(
            "lamp-shade",
            [(radius, height - drum), (radius + 0.002, height - drum + 0.002), (radius - 0.022, height - 0.001), (radius - 0.025, height)],
            shade, 96, (x, y, z),
        ),
    ]
