import { Document, NodeIO } from "@gltf-transform/core";
import type { WallModel } from "@storywall/scene/model/wallModel.ts";

/**
 * Returns a model as binary glTF, for Google's Scene Viewer. Its origin is below the middle of the wall, where
 * glTF expects it for standing objects: the viewer puts the model on the floor first, and the shopper pushes it
 * up the wall.
 */
export const writeGltf = async (
  { width, height, tiles }: WallModel,
  pages: readonly Uint8Array[],
): Promise<Uint8Array> => {
  const document = new Document();
  const buffer = document.createBuffer();
  const wall = document.createNode("wall").setTranslation([-width / 2, height, 0]);
  document.createScene().addChild(wall);
  const materials = pages.map((jpeg, index) => {
    const texture = document
      .createTexture(`page ${index + 1}`)
      .setImage(new Uint8Array(jpeg))
      .setMimeType("image/jpeg");
    const material = document
      .createMaterial(`page ${index + 1}`)
      .setBaseColorTexture(texture)
      .setMetallicFactor(0)
      .setRoughnessFactor(ROUGHNESS);
    material.getBaseColorTextureInfo()?.setWrapS(CLAMP_TO_EDGE).setWrapT(CLAMP_TO_EDGE);
    return material;
  });
  for (const { tile, x, y, mesh, place } of tiles) {
    const accessor = (
      type: "VEC2" | "VEC3" | "SCALAR",
      values: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
    ) => document.createAccessor().setType(type).setArray(values).setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setAttribute("POSITION", accessor("VEC3", new Float32Array(mesh.positions)))
      .setAttribute("NORMAL", accessor("VEC3", new Float32Array(mesh.normals)))
      .setAttribute("TEXCOORD_0", accessor("VEC2", new Float32Array(mesh.textureCoordinates)))
      .setIndices(accessor("SCALAR", new Uint16Array(mesh.indices)))
      .setMaterial(materials[place.page] ?? null);
    const node = document
      .createNode(tile.name)
      .setMesh(document.createMesh(tile.name).addPrimitive(primitive))
      .setTranslation([x, y, 0]);
    wall.addChild(node);
  }
  return new NodeIO().writeBinary(document);
};

/** Roughness of frame, mat and print together: hardly any gloss, no reflections. */
export const ROUGHNESS = 0.9;
/** glTF's number for this wrap mode. */
const CLAMP_TO_EDGE = 33071;
