"""Covers as they are sewn, for pictures from near: seams with piping, creases beside them, and the fuzz of cloth."""

import random

import bpy
from mathutils import Vector, noise

from kit import shapes


def scatter_cushion(name, width, height, cloth, piping=None, seed=1, pressure=5.0, steps=52):
    """
    A scatter cushion: two sheets sewn at their edges and filled. The seam keeps its length, as stitches and piping do, so the cover,
    which is a little too wide, creases beside it; a seam that gives way would be scalloped like that of a balloon.
    """
    maker = random.Random(seed)
    index, vertices = {}, []
    for side in (1, -1):
        for j in range(steps + 1):
            for i in range(steps + 1):
                is_edge = i in (0, steps) or j in (0, steps)
                if is_edge and side == -1:
                    index[(side, i, j)] = index[(1, i, j)]
                    continue
                u, v = i / steps * 2 - 1, j / steps * 2 - 1
                thick = 0.0 if is_edge else side * 0.03 * (1 - u**4) * (1 - v**4)
                uneven = 0.004 * noise.noise(Vector((u * 5 + seed * 3, v * 5, side))) + 0.001 * (maker.random() - 0.5)
                index[(side, i, j)] = len(vertices)
                x, z = cut(u, v, seed)
                vertices.append((x * width / 2, thick + (0 if is_edge else uneven), z * height / 2))
    faces = []
    for side in (1, -1):
        for j in range(steps):
            for i in range(steps):
                quad = [index[(side, a, b)] for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
                faces.append(tuple(quad if side == -1 else reversed(quad)))
    item = shapes.mesh_object(name, vertices, faces, cloth)
    seam = [index[key] for key in shapes.around(steps, steps, lambda i, j: (1, i, j))]
    item.vertex_groups.new(name="seam").add(seam, 1.0, "REPLACE")
    fill(item, pressure, steps)
    sag(item, width, height, seed)
    shapes.smoothed(item, 1)
    return [item] + ([sewn_piping(item, seam, piping)] if piping else [])


def cut(u, v, seed):
    """Returns a point of a square cover: the filling draws its sides in, and its corners are a little rounded."""
    corner = 1 - 0.03 * (u * v) ** 10
    across, along = (0.008 * noise.noise(Vector((at * 1.7, seed * 5.1, 0))) for at in (v, u))
    return u * (1 - 0.035 * (1 - v * v) + across) * corner, v * (1 - 0.035 * (1 - u * u) + along) * corner


def sag(item, width, height, seed):
    """Bends a cushion as one that leans: its seam is not in one plane, and more of the filling is at its bottom."""
    for vertex in item.data.vertices:
        u, v = vertex.co.x / width * 2, vertex.co.z / height * 2
        vertex.co.y *= 1.06 - 0.16 * v
        vertex.co.y += 0.012 * (u * u - 0.4) * (0.6 + 0.4 * v) + 0.012 * noise.noise(Vector((u * 1.3, v * 1.3, seed * 3.7)))
        vertex.co.z -= 0.012 * (1 - u * u) * max(0.0, v) ** 2


def fill(item, pressure, steps, frames=30):
    cloth = item.modifiers.new("Cloth", "CLOTH")
    settings = cloth.settings
    settings.quality = 5
    # Of each vertex: a finer mesh is as heavy as a coarse one.
    settings.mass = 0.25 * (22 / steps) ** 2
    settings.tension_stiffness = settings.compression_stiffness = 40.0
    settings.shear_stiffness = 14.0
    settings.bending_stiffness = 0.04
    settings.vertex_group_mass = "seam"
    settings.use_pressure = True
    settings.uniform_pressure_force = pressure
    settings.shrink_min = -0.05
    settings.effector_weights.gravity = 0.0
    settings.air_damping = 3.0
    cloth.collision_settings.use_collision = False
    shapes.run_cloth(item, frames)


def evaluated_points(item):
    """Returns the vertices of an object with its modifiers; those of its own mesh come first."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = item.evaluated_get(graph).to_mesh()
    return [vertex.co.copy() for vertex in mesh.vertices]


def sewn_piping(item, seam, material, radius=0.0038, inwards=0.0):
    """A covered cord along a closed seam, given as vertices of the object's own mesh."""
    every = evaluated_points(item)
    points = [every[n] for n in seam]
    middle = sum(points, Vector()) / len(points)
    rounded = []
    for n in range(len(points)):
        before, here, after, next_one = (points[(n + k) % len(points)] for k in (-1, 0, 1, 2))
        for t in (0.0, 0.25, 0.5, 0.75):
            at = 0.5 * (
                2 * here + (after - before) * t + (2 * before - 5 * here + 4 * after - next_one) * t**2
                + (3 * here - before - 3 * after + next_one) * t**3
            )
            rounded.append(at + (middle - at).normalized() * inwards)
    cord = shapes.tube(f"{item.name}-piping", rounded, radius, material)
    cord.data.splines[0].use_cyclic_u = True
    cord.data.use_fill_caps = False
    cord.parent = item
    return cord


def crease(item, depth=0.004, seed=1):
    """Creases of a cover that is a little too wide: short folds, deeper towards its corners."""
    shapes.frozen(item)
    size = max(max(abs(v) for v in corner) for corner in item.bound_box)
    mesh = item.data
    normals = [vertex.normal.copy() for vertex in mesh.vertices]
    for vertex, normal in zip(mesh.vertices, normals):
        at = vertex.co
        off = Vector((at.x * 5 + seed * 11.3, at.y * 5, at.z * 5))
        bent = at + 0.06 * Vector((noise.noise(off), noise.noise(off + Vector((7, 0, 0))), noise.noise(off + Vector((0, 9, 0)))))
        fold = noise.noise(Vector((bent.x * 22, bent.y * 9, bent.z * 11)) + Vector((seed, 0, 0)))
        soft = noise.noise(Vector((bent.x * 6, bent.y * 6, bent.z * 6)) + Vector((0, seed, 0)))
        reach = min(1.0, at.length / size)
        vertex.co = at + normal * (depth * (0.25 + 0.75 * reach**2) * (abs(fold) - 0.2) + 0.6 * depth * soft)
    return shapes.smoothed(item, 1)


def fuzz(item, count, length=0.0035, seed=1):
    """Short fibres that stand off the cloth, so that its outline is soft."""
    item.modifiers.new("Fuzz", "PARTICLE_SYSTEM")
    settings = item.particle_systems[0].settings
    item.particle_systems[0].seed = seed
    settings.type = "HAIR"
    settings.count = count
    settings.hair_length = length
    settings.hair_step = 3
    settings.display_step = settings.render_step = 3
    settings.use_advanced_hair = True
    settings.factor_random = 0.25 * length
    settings.brownian_factor = 0.0
    settings.root_radius = 1.0
    settings.tip_radius = 0.3
    settings.radius_scale = 0.00016
    settings.material = 1
    return item


def fringe(item, row, material, length=0.045, seed=1):
    """Fringe at an end of a throw: threads that lie as the cloth's edge does. `row` are the vertices of its edge."""
    maker = random.Random(seed)
    points = [item.matrix_world @ item.data.vertices[n].co for n in row[0]]
    inner = [item.matrix_world @ item.data.vertices[n].co for n in row[1]]
    threads = []
    for n in range(len(points)):
        along = (points[n] - inner[n]).normalized()
        for _ in range(2):
            start = points[n] + Vector((0, 0.006 * (maker.random() - 0.5), 0))
            sway = Vector((0, 0.25 * (maker.random() - 0.5), 0.1 * (maker.random() - 0.5)))
            way = (along + sway).normalized() * length * (0.8 + 0.4 * maker.random())
            threads.append(shapes.tube(f"fringe-{n}", [start, start + way * 0.5, start + way + Vector((0, 0, -0.004))], 0.0014, material, 0.6))
    return threads
