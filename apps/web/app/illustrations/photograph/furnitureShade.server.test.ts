import { expect, test } from "vitest";
import { shadeOfFurniture } from "./furnitureShade.server.ts";

const [WIDTH, HEIGHT] = [200, 120];

test("the shadow of furniture is harder in a room that has sun than under a bright sky", async () => {
  const furniture = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let row = 40; row < HEIGHT; row += 1)
    furniture.fill(255, (row * WIDTH + 40) * 4, (row * WIDTH + 100) * 4);
  const parts = { width: WIDTH, height: HEIGHT, wall: new Uint8Array(), tiles: new Uint8Array(), furniture };
  // How many pixels the shadow takes to fade beside the furniture.
  const fadeOf = async (hasSun: boolean) => {
    const shade = await shadeOfFurniture(parts, 0.4, hasSun);
    return Array.from({ length: WIDTH }, (_, column) => shade[90 * WIDTH + column] ?? 0).filter(
      (value, column) => column > 100 && value > 25 && value < 230,
    ).length;
  };
  const [inSun, underSky] = [await fadeOf(true), await fadeOf(false)];
  expect(inSun).toBeGreaterThan(3);
  expect(underSky).toBeGreaterThan(1.4 * inSun);
});
