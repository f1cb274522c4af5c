import type { ModelTile, WallModel } from "@storywall/scene/model/wallModel.ts";
import { strToU8, type Zippable, zipSync } from "fflate";
import { ROUGHNESS } from "./writeGltf.ts";

/**
 * Returns a model as USDZ, for Apple's Quick Look: a stored ZIP of a USD text and its images. It is anchored to
 * a vertical plane, whose normal is y there, so the wall is turned back by 90°; its middle is the origin, at
 * the point where the plane is hit.
 * (https://developer.apple.com/documentation/usd/preliminary-planeanchoring-alignment,
 * https://github.com/google/model-viewer/pull/4030)
 */
export const writeUsdz = (model: WallModel, pages: readonly Uint8Array[]): Uint8Array =>
  zipAligned([
    // Quick Look reads the first file as the scene.
    ["wall.usda", strToU8(writeUsd(model))],
    ...pages.map((jpeg, index) => [`${imageName(index)}`, jpeg] as const),
  ]);

const imageName = (page: number): string => `images/page_${page + 1}.jpg`;
const MATERIALS = "/Root/Materials";

const writeUsd = ({ width, height, tiles, pages }: WallModel): string => `#usda 1.0
(
    defaultPrim = "Root"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Root"
{
    def Scope "Scenes" (
        kind = "sceneLibrary"
    )
    {
        def Xform "Scene" (
            prepend apiSchemas = ["Preliminary_AnchoringAPI"]
            customData = {
                bool preliminary_collidesWithEnvironment = 0
                string sceneName = "Scene"
            }
            sceneName = "Scene"
        )
        {
            uniform token preliminary:anchoring:type = "plane"
            uniform token preliminary:planeAnchoring:alignment = "vertical"

            def Xform "Wall"
            {
                float xformOp:rotateX = -90
                double3 xformOp:translate = ${vector([-width / 2, height / 2, 0])}
                uniform token[] xformOpOrder = ["xformOp:rotateX", "xformOp:translate"]
${tiles.map(writeTile).join("")}            }
        }
    }

    def Scope "Materials"
    {
${pages.map((_, page) => writeMaterial(page)).join("")}    }
}
`;

const writeTile = ({ x, y, mesh, place }: ModelTile, index: number): string => `
                def Mesh "Tile_${index + 1}" (
                    prepend apiSchemas = ["MaterialBindingAPI"]
                )
                {
                    int[] faceVertexCounts = [${mesh.indices
                      .filter((_, at) => at % 3 === 0)
                      .map(() => 3)
                      .join(", ")}]
                    int[] faceVertexIndices = [${mesh.indices.join(", ")}]
                    normal3f[] normals = [${vectors(mesh.normals, 3)}] (
                        interpolation = "vertex"
                    )
                    point3f[] points = [${vectors(mesh.positions, 3)}]
                    texCoord2f[] primvars:st = [${vectors(fromBottom(mesh.textureCoordinates), 2)}] (
                        interpolation = "vertex"
                    )
                    uniform token subdivisionScheme = "none"
                    rel material:binding = <${MATERIALS}/Page_${place.page + 1}>
                    double3 xformOp:translate = ${vector([x, y, 0])}
                    uniform token[] xformOpOrder = ["xformOp:translate"]
                }
`;

const writeMaterial = (page: number): string => {
  const path = `${MATERIALS}/Page_${page + 1}`;
  return `        def Material "Page_${page + 1}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor.connect = <${path}/Image.outputs:rgb>
                float inputs:metallic = 0
                float inputs:roughness = ${ROUGHNESS}
                token outputs:surface
            }

            def Shader "Image"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${imageName(page)}@
                token inputs:sourceColorSpace = "sRGB"
                float2 inputs:st.connect = <${path}/Coordinates.outputs:result>
                token inputs:wrapS = "clamp"
                token inputs:wrapT = "clamp"
                float3 outputs:rgb
            }

            def Shader "Coordinates"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }
        }
`;
};

/** USD counts an image's second coordinate from its bottom. */
const fromBottom = (coordinates: readonly number[]): readonly number[] =>
  coordinates.map((value, index) => (index % 2 === 1 ? 1 - value : value));

const vectors = (values: readonly number[], size: number): string =>
  Array.from({ length: values.length / size }, (_, index) =>
    vector(values.slice(index * size, (index + 1) * size)),
  ).join(", ");

/** Six digits are a thousandth of a millimetre, and less than a hundredth of a pixel. */
const vector = (values: readonly number[]): string =>
  `(${values.map((value) => String(Number(value.toFixed(6)))).join(", ")})`;

/**
 * A reader maps the files of a USDZ into memory, so each is stored uncompressed and begins at a multiple of
 * this (USDZ specification).
 */
const ALIGNMENT_BYTES = 64;
const ZIP_HEADER_BYTES = 30;
const EXTRA_HEADER_BYTES = 4;
/** Id of a ZIP extra field that no program has registered. */
const EXTRA_ID = 0x1986;

const zipAligned = (files: readonly (readonly [name: string, content: Uint8Array])[]): Uint8Array => {
  const entries: Zippable = {};
  let offset = 0;
  for (const [name, content] of files) {
    const start = offset + ZIP_HEADER_BYTES + name.length + EXTRA_HEADER_BYTES;
    const padding = (ALIGNMENT_BYTES - (start % ALIGNMENT_BYTES)) % ALIGNMENT_BYTES;
    entries[name] = [content, { level: 0, mtime: ZIP_EPOCH, extra: { [EXTRA_ID]: new Uint8Array(padding) } }];
    offset = start + padding + content.length;
  }
  return zipSync(entries);
};

/** The earliest time that a ZIP can hold, so that equal walls are equal files. */
const ZIP_EPOCH = new Date(1980, 0, 1);
