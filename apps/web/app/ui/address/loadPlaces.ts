import { type Place, parsePlaces } from "@storywall/domain/sites/places.ts";

/**
 * Returns the main places of a country, from its file in `public/places`. Empty without such a file or without a
 * network: then the shopper types every field.
 */
export const loadPlaces = async (countryCode: string): Promise<readonly Place[]> => {
  try {
    const reply = await fetch(`/places/${countryCode}.txt`);
    return reply.ok ? parsePlaces(await reply.text()) : [];
  } catch {
    return [];
  }
};
