import type { Site } from "./site.ts";

/**
 * Ranges of South African street codes by province. Like those of Australia, they are wider than the provinces on
 * purpose: near a border, towns may belong to either side's post office, and rejecting a correct address loses an
 * order. Single towns are listed beside the range of their province: De Aar 7000, Sasolburg 1947, Hammanskraal 0400,
 * Memel 2970.
 */
export const ZA_POSTCODES: NonNullable<Site["postcodesByProvince"]> = {
  EC: [
    [4700, 6499],
    [9740, 9799],
  ],
  FS: [
    [1900, 1999],
    [2970, 2979],
    [8320, 8349],
    [8700, 8719],
    [9300, 9999],
  ],
  GP: [
    [1, 299],
    [400, 419],
    [1000, 1049],
    [1400, 2199],
    [2200, 2270],
    [2490, 2529],
  ],
  KZN: [
    [2470, 2479],
    [2900, 4799],
  ],
  LP: [
    [380, 999],
    [1050, 1199],
    [1300, 1399],
  ],
  MP: [
    [400, 499],
    [1000, 1399],
    [2200, 2499],
  ],
  NC: [
    [5940, 5999],
    [6900, 7099],
    [8160, 8999],
    [9780, 9799],
  ],
  NW: [
    [190, 419],
    [2500, 2899],
    [8560, 8699],
  ],
  WC: [[6440, 8199]],
};
