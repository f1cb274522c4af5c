import type { FrameColour } from "@storywall/domain/catalogue/frameStyles.ts";
import { expect, test } from "vitest";
import { lightGain, type Side, shadeMaterial } from "./lighting.ts";
import { MATERIALS } from "./materials.ts";
import { GALLERY_PROFILE, sampleProfile } from "./profile.ts";

/** Where it was measured, from the moulding's outer edge (0) to its inner edge (1). */
const ACROSS = [0.03, 0.07, 0.11, 0.15, 0.325, 0.625, 0.89, 0.96] as const;

/**
 * Colours of a rendered moulding in the light of the drawing, as tools/closeUps/measureLight.py prints them. The render's white
 * has a face of #e4e2de, since white beside a wall of paint is no brighter; the drawing lifts it, so that it stands off.
 */
const MEASURED: Readonly<Record<FrameColour, Readonly<Record<Side, string>>>> = {
  black: {
    top: "#545353 #4e4d4d #4d4d4f #434345 #303133 #2e2f31 #3e3e3d #3b3b3a",
    right: "#464542 #3a3938 #29292a #343436 #343437 #353537 #545454 #545555",
    bottom: "#3e3d3a #383734 #1e1f20 #2a2b2d #373739 #3a3a3c #575757 #575758",
    left: "#50504e #484747 #353638 #37383a #353537 #353537 #4b4b4a #484847",
  },
  white: {
    top: "#ffffff #ffffff #ffffff #f6f4ef #e1dfdb #dddcd7 #8e8c87 #8e8c87",
    right: "#9f9b94 #9f9d97 #bdbbb7 #d8d7d2 #e4e2de #e7e5e0 #f9f7f1 #fdfbf4",
    bottom: "#84817a #807d77 #a09e9a #d0ceca #e6e4df #e9e7e3 #ffffff #ffffff",
    left: "#faf7f0 #f8f5ef #f5f3ee #edebe6 #e3e2dd #e2e0dc #a3a19c #aaa8a3",
  },
  wood: {
    top: "#ebbc85 #e6b882 #caa174 #b48d63 #b99366 #9b774f #68533e #6d5741",
    right: "#7e654a #786043 #9e7d56 #ba9467 #c49c6e #bd976a #c79f72 #bc956b",
    bottom: "#6c573f #64503a #74593b #94724c #bf986b #c7a071 #d3a878 #e5b884",
    left: "#daaf7b #d7ab78 #d5aa76 #cda473 #be986a #b48f63 #866d52 #836a4f",
  },
};
const WHITE_LIFT = 0xf8 / 0xe4;

const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

const slopeAt = (offset: number): number => {
  const samples = sampleProfile(GALLERY_PROFILE);
  const index = samples.findIndex((sample) => sample.offset >= offset);
  const [from, to] = [samples[index - 1], samples[index]];
  if (!from || !to) throw new Error(`The profile has no slope at ${offset}.`);
  return from.slope + ((to.slope - from.slope) * (offset - from.offset)) / (to.offset - from.offset);
};

test("the light on a moulding is that of a render of the same moulding, for each colour and side", () => {
  for (const colour of ["black", "white", "wood"] as const) {
    const lift = colour === "white" ? WHITE_LIFT : 1;
    for (const side of ["top", "right", "bottom", "left"] as const) {
      const differences = MEASURED[colour][side].split(" ").map((measured, index) => {
        const slope = slopeAt(ACROSS[index] ?? 0);
        const drawn = channelsOf(shadeMaterial(MATERIALS[colour], lightGain(side, slope), slope));
        const seen = channelsOf(measured).map((value) => Math.min(255, value * lift));
        return Math.max(...drawn.map((value, channel) => Math.abs(value - (seen[channel] ?? 0))));
      });
      const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
      expect(mean, `${colour} ${side}: ${differences.map(Math.round).join(" ")}`).toBeLessThan(
        MAX_MEAN_DIFFERENCE,
      );
    }
  }
});

/** Of 255 steps of a channel; before the light was measured it was up to 37. */
const MAX_MEAN_DIFFERENCE = 20;
