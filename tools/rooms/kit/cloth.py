"""Cloth of a room as a whole and from near: how it is woven, and how pillows are made of it."""

from collections import namedtuple

from kit import materials, sewn, shapes
from kit.weaves import woven

Cloth = namedtuple("Cloth", ("fabric", "pillow"))


def near_fabric(name, colour, slub=0.12, scale=420, bump=0.5):
    """Cloth of these colours whose threads run in two directions on upright surfaces too."""
    return woven(name, colour, slub, scale, bump)


def near_pillow(name, width, height, cloth, seed=1):
    # An inflated one, as in the room from far, draws itself in by so much.
    [item] = sewn.scatter_cushion(name, 0.91 * width, 0.90 * height, cloth, seed=seed)
    return item


FAR = Cloth(materials.fabric, shapes.pillow)
NEAR = Cloth(near_fabric, near_pillow)
