"""Plants by script."""

import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

from kit import shapes


def leaf_mesh(name, length, width, droop, wave, seed, material):
    """Returns a mesh of one leaf along +x, folded at its rib, its tip hanging by `droop` radians."""
    maker = random.Random(seed)
    rows, columns = 16, 8
    phase = maker.uniform(0, 6)
    vertices, uvs = [], []
    for j in range(rows + 1):
        t = j / rows
        # Broadest beyond the middle, with a short tip.
        half = width / 2 * (math.sin(math.pi * t**0.8) ** 0.75) * (0.72 + 0.5 * t) if 0 < t < 1 else 0.002
        angle = droop * t
        along = length * (math.sin(angle) / droop if abs(droop) > 1e-3 else t)
        down = -length * ((1 - math.cos(angle)) / droop if abs(droop) > 1e-3 else 0)
        for i in range(columns + 1):
            s = i / columns * 2 - 1
            lift = 0.20 * abs(s) * half + wave * abs(s) * math.sin(t * 9 + phase + s) * half
            vertices.append((along, s * half, down + lift))
            uvs.append((s * 0.5 + 0.5, t))
    faces = [
        (a, a + 1, a + columns + 2, a + columns + 1)
        for j in range(rows)
        for a in range(j * (columns + 1), j * (columns + 1) + columns)
    ]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new(name="UVMap")
    for loop in mesh.loops:
        u, v = uvs[loop.vertex_index]
        layer.data[loop.index].uv = (v, abs(u - 0.5) + v * 0.35)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(material)
    return mesh


def leafy_tree(location, height, leaf, bark, seed=4, stems=3, leaf_length=0.24, leaf_width=0.13, spread=0.25):
    """A fig in a pot: bent stems with large leaves that turn around them."""
    maker = random.Random(seed)
    kinds = [
        leaf_mesh(f"leaf-{n}", leaf_length * maker.uniform(0.8, 1.15), leaf_width * maker.uniform(0.85, 1.1),
                  maker.uniform(0.35, 1.2), 0.10, seed * 10 + n, leaf)
        for n in range(6)
    ]
    items = []
    for stem in range(stems):
        turn = 2 * math.pi * stem / stems + maker.uniform(-0.5, 0.5)
        top = height * maker.uniform(0.72, 1.0)
        bend = spread * maker.uniform(0.5, 1.1)
        points = []
        for n in range(13):
            t = n / 12
            out = bend * t**1.6
            points.append(Vector((location[0] + 0.03 * math.cos(turn) + out * math.cos(turn) + 0.012 * math.sin(7 * t + stem),
                                  location[1] + 0.03 * math.sin(turn) + out * math.sin(turn),
                                  location[2] + top * t)))
        items.append(shapes.tube(f"stem-{stem}", points, 0.012, bark, taper=0.4))
        count = round(15 * top / 1.0)
        for n in range(count):
            t = 0.30 + 0.70 * n / (count - 1)
            at = points[min(11, int(t * 12))].lerp(points[min(12, int(t * 12) + 1)], t * 12 % 1)
            around = n * 2.4 + stem + maker.uniform(-0.3, 0.3)
            rise = 0.15 + 0.75 * t**3 + maker.uniform(-0.15, 0.2)
            item = bpy.data.objects.new(f"leaf-{stem}-{n}", maker.choice(kinds))
            bpy.context.scene.collection.objects.link(item)
            size = 0.72 + 0.4 * math.sin(math.pi * (0.25 + 0.75 * (1 - t))) * maker.uniform(0.8, 1.1)
            item.matrix_world = (
                Matrix.Translation(at)
                @ Euler((maker.uniform(-0.35, 0.35), -rise, around), "XYZ").to_matrix().to_4x4()
                @ Matrix.Scale(size, 4)
            )
            # Leaves do not grow through the wall.
            if (item.matrix_world @ Vector((leaf_length, 0, 0))).y > -0.02:
                bpy.data.objects.remove(item)
                continue
            items.append(item)
    return items


def dry_stems(location, height, material, flower, seed=8, count=9):
    """Dried stems in a vase, each with small seed heads."""
    maker = random.Random(seed)
    items = []
    for stem in range(count):
        turn = maker.uniform(0, 2 * math.pi)
        lean = maker.uniform(0.05, 0.3) * height
        top = height * maker.uniform(0.7, 1.0)
        points = [
            (location[0] + lean * (n / 8) ** 1.7 * math.cos(turn), location[1] + 0.5 * lean * (n / 8) ** 1.7 * math.sin(turn),
             location[2] + top * n / 8 - 0.12 * lean * (n / 8) ** 4)
            for n in range(9)
        ]
        items.append(shapes.tube(f"dry-{stem}", points, 0.0016, material, taper=0.5))
        for n in range(26):
            t = 0.52 + 0.48 * n / 25
            base = Vector(points[min(7, int(t * 8))]).lerp(Vector(points[min(8, int(t * 8) + 1)]), t * 8 % 1)
            out = Vector((maker.uniform(-1, 1), maker.uniform(-1, 1), maker.uniform(-0.3, 1))).normalized()
            reach = 0.035 * (1.15 - t)
            bud = shapes.turned("bud", [(0.0001, -0.008), (0.004, -0.003), (0.0042, 0.004), (0.0001, 0.009)], flower, 8)
            bud.location = base + out * (reach + 0.012)
            bud.rotation_euler = out.to_track_quat("Z", "Y").to_euler()
            items.append(bud)
    return items


def branches(location, height, leaf, bark, seed=5, count=5, lean=0.45, leaf_length=0.06, leaf_width=0.022, density=26):
    """Cut branches with small leaves, as of an olive or a gum tree, in a vase whose mouth is `location`."""
    maker = random.Random(seed)
    kinds = [leaf_mesh(f"small-leaf-{seed}-{n}", leaf_length * maker.uniform(0.75, 1.2), leaf_width, maker.uniform(0.2, 0.9), 0.04, seed * 10 + n, leaf) for n in range(4)]
    items = []

    def twig(begin, direction, length, leaves, radius):
        points, at, way = [begin], begin.copy(), direction.normalized()
        for n in range(9):
            way = (way + Vector((maker.uniform(-0.16, 0.16), maker.uniform(-0.16, 0.16), 0.05 - 0.05 * n / 9))).normalized()
            at = at + way * length / 9
            # Twigs do not grow through the wall.
            at.y = min(at.y, -0.05)
            points.append(at.copy())
        items.append(shapes.tube("twig", points, radius, bark, taper=0.35))
        for n in range(leaves):
            t = 0.22 + 0.78 * n / max(1, leaves - 1)
            place = points[min(8, int(t * 9))].lerp(points[min(9, int(t * 9) + 1)], t * 9 % 1)
            item = bpy.data.objects.new("small-leaf", maker.choice(kinds))
            bpy.context.scene.collection.objects.link(item)
            item.matrix_world = (
                Matrix.Translation(place)
                @ Euler((maker.uniform(-0.7, 0.7), -maker.uniform(-0.3, 0.9), n * 2.4 + maker.uniform(-0.5, 0.5)), "XYZ").to_matrix().to_4x4()
                @ Matrix.Scale(maker.uniform(0.7, 1.1) * (1 - 0.35 * t), 4)
            )
            if (item.matrix_world @ Vector((leaf_length, 0, 0))).y > -0.012:
                bpy.data.objects.remove(item)
                continue
            items.append(item)
        return points

    for n in range(count):
        turn = 2 * math.pi * n / count + maker.uniform(-0.5, 0.5)
        out = Vector((math.cos(turn) * lean, math.sin(turn) * lean * 0.6, 1)) * maker.uniform(0.8, 1.0)
        points = twig(Vector(location), out, height * maker.uniform(0.75, 1.0), density, 0.0028)
        for at in (4, 6):
            side = Vector((maker.uniform(-1, 1), maker.uniform(-1, 1) * 0.6, 0.8))
            twig(points[at], side, height * 0.33, density // 2, 0.0018)
    return items


def small_tree(location, height, leaf, bark, seed=9, crown=0.36):
    """An olive tree in a pot: a bent trunk and a crown of thin branches with small leaves."""
    maker = random.Random(seed)
    base = Vector(location)
    points = [base + Vector((0.035 * math.sin(3.1 * n / 10 + seed), 0.02 * math.sin(2.3 * n / 10), height * 0.62 * n / 10)) for n in range(11)]
    items = [shapes.tube("trunk", points, 0.017, bark, taper=0.7)]
    for n in range(7):
        at = points[10 - n % 4]
        items += branches(tuple(at), height * 0.40 * maker.uniform(0.8, 1.1), leaf, bark, seed=seed * 7 + n, count=2, lean=0.55 + crown, leaf_length=0.055,
                          leaf_width=0.014, density=20)
    return items
