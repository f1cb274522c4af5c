import { expect, test } from "vitest";
import { projectOnPhotograph, type Shot } from "./shot.ts";

const FACING: Shot = {
  aim: { x: 100, y: -1500 },
  turn: 0,
  distance: 4000,
  eye: 1300,
  width: 2000,
  height: 1000,
};

test("a camera that faces the wall shows it to scale", () => {
  expect(projectOnPhotograph(FACING, { x: 100, y: -1500 })).toEqual({ x: 0.5, y: 0.5 });
  const { x, y } = projectOnPhotograph(FACING, { x: 600, y: -1000 });
  expect([x, y]).toEqual([0.75, 1]);
});

test("seen from the right, what is at the right is nearer and so larger, and verticals stay vertical", () => {
  const shot = { ...FACING, turn: 8 };
  const middle = projectOnPhotograph(shot, shot.aim);
  expect(middle.x).toBeCloseTo(0.5, 9);
  expect(middle.y).toBeCloseTo(0.5, 9);
  const heightAt = (x: number) =>
    projectOnPhotograph(shot, { x, y: -1000 }).y - projectOnPhotograph(shot, { x, y: -2000 }).y;
  expect(heightAt(900)).toBeGreaterThan(heightAt(-700) * 1.05);
  expect(projectOnPhotograph(shot, { x: 900, y: -1000 }).x).toBeCloseTo(
    projectOnPhotograph(shot, { x: 900, y: -2000 }).x,
    9,
  );
});
