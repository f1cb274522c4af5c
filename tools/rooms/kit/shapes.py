"""Meshes by script: boxes with bevels, turned shapes, cushions that are inflated, cloth that falls."""

import math
import random

import bpy
from mathutils import Matrix, Vector, noise


def mesh_object(name, vertices, faces, material=None, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
    if material is not None:
        mesh.materials.append(material)
    return item


def box(name, size, location, material=None, bevel=0.004, segments=3):
    """A box with rounded edges; `location` is the middle of its bottom."""
    x, y, z = (s / 2 for s in size)
    corners = [(sx * x, sy * y, sz * z + z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    item = mesh_object(name, corners, faces, material)
    item.location = location
    if bevel > 0:
        modifier = item.modifiers.new("Bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = segments
        item.data.use_auto_smooth = True
    else:
        item.data.use_auto_smooth = True
    return item


def rounded(profile, parts=5):
    """Returns a profile with points between those of its curves, so that its corners cannot be seen."""
    points = [Vector((*point, 0)) for point in profile]
    ways = [(after - before).normalized() for before, after in zip(points, points[1:])]
    # The direction in which the curve goes through a point; none at a corner and at the ends.
    passing = [None, *((one + other).normalized() if one.dot(other) > math.cos(math.radians(40)) else None for one, other in zip(ways, ways[1:])), None]
    result = [profile[0]]
    for n, way in enumerate(ways):
        start, end = points[n], points[n + 1]
        # Beside a short part a long one bends no farther than that one is long: a candle stays straight.
        reach = [min((points[m + 1] - points[m]).length for m in (k - 1, k) if 0 <= m < len(ways)) for k in (n, n + 1)]
        first, last = (passing[n] or way) * reach[0], (passing[n + 1] or way) * reach[1]
        if passing[n] or passing[n + 1]:
            for part in range(1, parts):
                t = part / parts
                at = (
                    start * (2 * t**3 - 3 * t**2 + 1) + first * (t**3 - 2 * t**2 + t)
                    + end * (3 * t**2 - 2 * t**3) + last * (t**3 - t**2)
                )
                result.append((max(at.x, 0.0001), at.y))
        result.append(profile[n + 1])
    return result


def turned(name, profile, material=None, steps=64, location=(0, 0, 0)):
    """A shape turned on a lathe; `profile` is a list of (radius, height), corners of less than 40 degrees are rounded."""
    profile = rounded(profile)
    vertices = [
        (r * math.cos(2 * math.pi * i / steps), r * math.sin(2 * math.pi * i / steps), z)
        for r, z in profile
        for i in range(steps)
    ]
    faces = []
    for ring in range(len(profile) - 1):
        for i in range(steps):
            a, b = ring * steps + i, ring * steps + (i + 1) % steps
            faces.append((a, b, b + steps, a + steps))
    item = mesh_object(name, vertices, faces, material)
    item.data.use_auto_smooth = True
    item.data.auto_smooth_angle = math.radians(40)
    item.location = location
    return item


def tube(name, points, radius, material=None, taper=None):
    """A round rod along points; `taper` is its radius at the end as a fraction of `radius`."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for index, point in enumerate(points):
        spline.points[index].co = (*point, 1)
        if taper is not None:
            spline.points[index].radius = 1 + (taper - 1) * index / (len(points) - 1)
    item = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(item)
    if material is not None:
        curve.materials.append(material)
    return item


def frozen(item):
    """Replaces an object's mesh by what its modifiers make of it at this frame."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(item.evaluated_get(graph))
    item.modifiers.clear()
    item.data = mesh
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return item


def run_cloth(item, frames):
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    item.modifiers["Cloth"].point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    frozen(item)
    scene.frame_set(1)


def smoothed(item, levels=1):
    modifier = item.modifiers.new("Subdivision", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return item


def pillow(name, width, height, material, pressure=4.0, seed=1, puff=0.04):
    """A scatter cushion: two sheets sewn at their edges and inflated. It stands in the x-z plane."""
    maker = random.Random(seed)
    steps = 22
    index = {}
    vertices = []
    for side in (1, -1):
        for j in range(steps + 1):
            for i in range(steps + 1):
                edge = i in (0, steps) or j in (0, steps)
                if edge and side == -1:
                    index[(side, i, j)] = index[(1, i, j)]
                    continue
                u, v = i / steps * 2 - 1, j / steps * 2 - 1
                thick = 0.0 if edge else side * puff * (1 - u**4) * (1 - v**4) + 0.002 * (maker.random() - 0.5)
                index[(side, i, j)] = len(vertices)
                vertices.append((u * width / 2, thick, v * height / 2))
    faces = []
    for side in (1, -1):
        for j in range(steps):
            for i in range(steps):
                quad = [index[(side, a, b)] for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
                faces.append(tuple(quad if side == -1 else reversed(quad)))
    item = mesh_object(name, vertices, faces, material)
    inflate(item, pressure, shrink=-0.03, frames=18)
    return smoothed(item, 2)


def inflate(item, pressure, shrink, frames, stiffness=40.0):
    cloth = item.modifiers.new("Cloth", "CLOTH")
    settings = cloth.settings
    settings.quality = 4
    settings.mass = 0.25
    settings.tension_stiffness = settings.compression_stiffness = stiffness
    settings.shear_stiffness = 12.0
    settings.bending_stiffness = 0.8
    settings.use_pressure = True
    settings.uniform_pressure_force = pressure
    settings.shrink_min = shrink
    settings.effector_weights.gravity = 0.0
    settings.air_damping = 3.0
    cloth.collision_settings.use_collision = False
    run_cloth(item, frames)


def box_cushion(name, size, location, material, pressure=2.6, seed=1, rotation=(0, 0, 0), steps=15, frames=14):
    """A seat or back cushion: a padded box whose cover is a little too wide. `location` is the middle of its bottom."""
    maker = random.Random(seed)
    width, depth, height = size
    counts = [max(4, round(steps * s / max(size))) for s in size]
    lattice = {}
    vertices = []

    def vertex(i, j, k):
        key = (i, j, k)
        if key not in lattice:
            place = [n / c * 2 - 1 for n, c in zip(key, counts)]
            # Rounded edges: the corner of the box is pulled in.
            radius = 0.045
            half = [s / 2 for s in size]
            core = [max(-h + radius, min(h - radius, p * h)) for p, h in zip(place, half)]
            out = Vector([p * h - c for p, h, c in zip(place, half, core)])
            point = Vector(core) + (out.normalized() * radius if out.length > 1e-9 else out)
            lattice[key] = len(vertices)
            vertices.append(point + Vector([0.0015 * (maker.random() - 0.5) for _ in range(3)]))
        return lattice[key]

    faces = []
    nx, ny, nz = counts
    for i in range(nx):
        for j in range(ny):
            faces.append((vertex(i, j, 0), vertex(i, j + 1, 0), vertex(i + 1, j + 1, 0), vertex(i + 1, j, 0)))
            faces.append((vertex(i, j, nz), vertex(i + 1, j, nz), vertex(i + 1, j + 1, nz), vertex(i, j + 1, nz)))
        for k in range(nz):
            faces.append((vertex(i, 0, k), vertex(i + 1, 0, k), vertex(i + 1, 0, k + 1), vertex(i, 0, k + 1)))
            faces.append((vertex(i, ny, k), vertex(i, ny, k + 1), vertex(i + 1, ny, k + 1), vertex(i + 1, ny, k)))
    for j in range(ny):
        for k in range(nz):
            faces.append((vertex(0, j, k), vertex(0, j, k + 1), vertex(0, j + 1, k + 1), vertex(0, j + 1, k)))
            faces.append((vertex(nx, j, k), vertex(nx, j + 1, k), vertex(nx, j + 1, k + 1), vertex(nx, j, k + 1)))
    item = mesh_object(name, vertices, faces, material)
    inflate(item, pressure, shrink=-0.025, frames=frames, stiffness=60.0)
    # Creases of cloth that has been sat on.
    # Read before any of them moves: Blender works all of them out again after a change.
    normals = [point.normal.copy() for point in item.data.vertices]
    for point, normal in zip(item.data.vertices, normals):
        at = point.co
        fold = noise.noise(Vector((at.x * 3.1 + seed * 7, at.y * 6.0, at.z * 9.0)))
        point.co = at + normal * (0.007 * fold)
    smoothed(item, 2)
    item.location = (location[0], location[1], location[2] + height / 2)
    item.rotation_euler = rotation
    # Where its panels are sewn together, as vertices, for kit/sewn.py.
    item["front_seam"] = [lattice[key] for key in around(nx, nz, lambda i, k: (i, 0, k))]
    item["top_seam"] = [lattice[key] for key in around(nx, ny, lambda i, j: (i, j, nz))]
    item["bottom_seam"] = [lattice[key] for key in around(nx, ny, lambda i, j: (i, j, 0))]
    return item


def around(columns, rows, place):
    """Returns the places along the edge of a grid, in order."""
    return (
        [place(i, 0) for i in range(columns)]
        + [place(columns, j) for j in range(rows)]
        + [place(i, rows) for i in range(columns, 0, -1)]
        + [place(0, j) for j in range(rows, 0, -1)]
    )


def fall_on(name, size, location, rotation, material, obstacles, frames=44, steps=44, seed=3, pleats=(0, 0.0), bending=0.9):
    """A throw that falls on obstacles and stays there. It is gathered into `pleats` along its length: how many, how deep."""
    maker = random.Random(seed)
    width, length = size
    rows, columns = steps, max(8, round(steps * width / length))
    vertices = []
    turn = Matrix.Rotation(rotation, 3, "Z")
    for j in range(rows + 1):
        for i in range(columns + 1):
            flat = Vector(((i / columns - 0.5) * width, (j / rows - 0.5) * length, 0.0))
            flat.z += 0.05 * noise.noise(flat * 4.0) + 0.002 * maker.random()
            flat.z += pleats[1] * math.sin(2 * math.pi * pleats[0] * i / columns + 1.5 * noise.noise(flat * 3.0))
            vertices.append(turn @ flat + Vector(location))
    faces = [
        (a, a + 1, a + columns + 2, a + columns + 1)
        for j in range(rows)
        for a in range(j * (columns + 1), j * (columns + 1) + columns)
    ]
    item = mesh_object(name, vertices, faces, material)
    for obstacle in obstacles:
        if obstacle.modifiers.get("Collision") is None:
            obstacle.modifiers.new("Collision", "COLLISION")
        obstacle.collision.thickness_outer = 0.008
        obstacle.collision.cloth_friction = 40
    cloth = item.modifiers.new("Cloth", "CLOTH")
    settings = cloth.settings
    settings.quality = 5
    settings.mass = 0.5
    settings.tension_stiffness = settings.compression_stiffness = 20.0
    settings.shear_stiffness = 6.0
    settings.bending_stiffness = bending
    settings.air_damping = 2.0
    cloth.collision_settings.collision_quality = 2
    cloth.collision_settings.distance_min = 0.006
    run_cloth(item, frames)
    for obstacle in obstacles:
        modifier = obstacle.modifiers.get("Collision")
        if modifier is not None:
            obstacle.modifiers.remove(modifier)
    solid = item.modifiers.new("Solidify", "SOLIDIFY")
    solid.thickness = 0.008
    return smoothed(item)
