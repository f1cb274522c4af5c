import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { type CanvasContext, renderCanvas } from "./canvas.ts";
import { drawWall } from "./drawWall.ts";
import type { Drawing } from "./operations.ts";
import { box, group, linear, point, rect, solid, stop, strokePath } from "./shapes.ts";
import { dozen, flatten } from "./testing/fixtures.ts";
import { wallBox } from "./wallBox.ts";

type Paint = { readonly stops: string[] };

/** Records every call of a canvas context, with the state that matters for it. */
const recorder = () => {
  const calls: string[] = [];
  const gradient = (...numbers: number[]) => {
    const stops: string[] = [];
    calls.push(`gradient ${numbers.join(" ")}`);
    return {
      stops,
      addColorStop: (offset: number, colour: string) => void stops.push(`${offset} ${colour}`),
    };
  };
  const context: CanvasContext<Paint, string, string> = {
    fillStyle: "",
    strokeStyle: "",
    globalAlpha: 1,
    lineWidth: 1,
    lineCap: "butt",
    lineJoin: "miter",
    save: () => void calls.push("save"),
    restore: () => void calls.push("restore"),
    transform: (...matrix) => void calls.push(`transform ${matrix.join(" ")}`),
    clip: (path) => void calls.push(`clip ${path}`),
    fill: (path) =>
      void calls.push(
        `fill ${path} ${typeof context.fillStyle === "string" ? context.fillStyle : context.fillStyle.stops.join(", ")} ${context.globalAlpha}`,
      ),
    stroke: (path) =>
      void calls.push(
        `stroke ${path} ${String(context.strokeStyle)} ${context.lineWidth} ${context.lineCap}`,
      ),
    drawImage: (picture, x, y, width, height) =>
      void calls.push(`image ${picture} ${x} ${y} ${width} ${height}`),
    createLinearGradient: gradient,
    createRadialGradient: gradient,
  };
  return { calls, context };
};

const record = (drawing: Drawing, picture: string | null = "pixels", width = 200): readonly string[] => {
  const { calls, context } = recorder();
  renderCanvas(context, drawing, box(10, 20, 100, 50), width, {
    makePath: (data) => data,
    getImage: () => picture,
  });
  return calls;
};

test("one transform turns millimetres into pixels, and the context's state is restored", () => {
  expect(record([rect(box(0, 0, 5, 6), solid("#112233", 0.5))])).toEqual([
    "save",
    "transform 2 0 0 2 -20 -40",
    "fill M0 0h5v6h-5Z #112233 0.5",
    "restore",
  ]);
});

test("groups move, scale and clip their children", () => {
  const calls = record([
    {
      ...group("tile", [strokePath("M0 0h1", { colour: "#000000", width: 2, cap: "round" })], point(3, 4)),
      scale: point(2, 1),
      clip: box(0, 0, 9, 9),
    },
  ]);
  expect(calls.slice(2, -1)).toEqual([
    "save",
    "transform 2 0 0 1 3 4",
    "clip M0 0h9v9h-9Z",
    "stroke M0 0h1 #000000 2 round",
    "restore",
  ]);
});

test("gradients have their stops and the opacity of each", () => {
  const fill = linear(point(0, 0), point(0, 9), [stop(0, "#ff0000"), stop(1, "#0000ff", 0.5)]);
  expect(record([rect(box(0, 0, 1, 1), fill)])).toContain("fill M0 0h1v1h-1Z 0 #ff0000ff, 1 #0000ff80 1");
});

const photo: Drawing = [
  {
    kind: "photo",
    photoId: "p",
    opening: box(0, 0, 10, 10),
    photo: { width: px(200), height: px(100) },
    crop: {
      x: fraction(0.25),
      y: fraction(0),
      width: fraction(0.5),
      height: fraction(1),
      rotation: degrees(0),
    },
  },
];

test("B1 a photo is clipped to its opening and positioned by its crop", () => {
  expect(record(photo).slice(2, -1)).toEqual([
    "save",
    "clip M0 0h10v10h-10Z",
    "transform 0.1 0 0 0.1 -5 0",
    "image pixels 0 0 200 100",
    "restore",
  ]);
});

test("a photo without pixels leaves its paper visible", () => {
  expect(record(photo, null)).toEqual(["save", "transform 2 0 0 2 -20 -40", "restore"]);
});

test("a wall is rendered with every photo, and with as many restores as saves", () => {
  const { calls, context } = recorder();
  const { wall, design } = dozen();
  const drawing = drawWall({ wall, design });
  renderCanvas(context, drawing, wallBox(wall), 1000, { makePath: (data) => data, getImage: (id) => id });
  const count = (start: string) => calls.filter((call) => call.startsWith(start)).length;
  expect(count("image")).toBe(12);
  expect(count("save")).toBe(count("restore"));
  expect(count("fill")).toBe(
    flatten(drawing).filter((o) => o.kind === "rect" || (o.kind === "path" && o.fill !== undefined)).length,
  );
});
