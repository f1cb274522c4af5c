import { getCatalogue } from "@storywall/contract/calls/visitor/getCatalogue.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { Link } from "react-router";
import { listSetOffers } from "../features/browse/offers.ts";
import { SizeTable } from "../features/browse/SizeTable.tsx";
import { FrameStyles } from "../features/home/FrameStyles.tsx";
import { FrameDimensionsTable } from "../features/policies/FrameDimensionsTable.tsx";
import { ImagePair, PAIR_IMAGE_SIZES } from "../features/policies/ImagePair.tsx";
import { makingTitle } from "../features/policies/makingTitle.ts";
import { PolicySection } from "../features/policies/PolicySection.tsx";
import { TakingOffLoop } from "../features/policies/TakingOffLoop.tsx";
import { useSite } from "../lib/api/site.ts";
import { metaFor } from "../lib/page/meta.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import { pageContext } from "../pageContext.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { CloseUp } from "../ui/CloseUp.tsx";
import { FactList } from "../ui/FactList.tsx";
import { Page } from "../ui/Page.tsx";
import { Price } from "../ui/Price.tsx";
import { unwrapReply } from "../unwrapReply.server.ts";
import type { Route } from "./+types/frames.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, ({ site }) => ({
    title: "The frames: styles, sizes, prices, hanging | Storywall",
    description: `Six frames in black, white and oak, their sizes in centimetres, prices in ${site.countryName} with ${site.tax.name}, and how they hang without a nail.`,
    path: "/frames",
  }));

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { site, sites } = context.get(pageContext);
  const { frameTypes, sizes } = await createLoaderApi(context)(getCatalogue, { query: {} }).then(unwrapReply);
  const sets = listSetOffers(ofSite(sites, site)).map(({ key, name, tiles, path, sizes: [{ price }] }) => ({
    key,
    name,
    tiles,
    path,
    price,
  }));
  return { frameTypes, sizes, sets };
};

/** The frames, close up: rendered from the measures that they are built by, so that shoppers get what they saw. */
export default function Frames({ loaderData: { frameTypes, sizes, sets } }: Route.ComponentProps) {
  const { tax, materials } = useSite();
  return (
    <Page
      title="The frames"
      lead="Six styles in five sizes, shown to the exact measurements of our frames."
      width="wide"
    >
      <PolicySection id="styles" title="Six styles">
        <p>Every style costs the same. A mat is the white border between a photo and its frame.</p>
        <FrameStyles frameTypes={frameTypes} />
      </PolicySection>
      <PolicySection id="sizes" title="Sizes and prices">
        <SizeTable sizes={sizes} />
        <p>20 cm square tiles come in sets:</p>
        <ul>
          {sets.map(({ key, name, tiles, path, price }) => (
            <li key={key}>
              <Link to={path}>{name}</Link>, {tiles} tiles: <Price amount={price} />, {tax.name} and delivery
              included
            </li>
          ))}
        </ul>
      </PolicySection>
      <PolicySection id="measures" title="How wide the frame is">
        <FrameDimensionsTable />
      </PolicySection>
      <PolicySection id="making" title={makingTitle(materials)}>
        <p>
          The tiles are light and durable, and resistant to warping and fading. The frames are black, white or
          oak, with mitred corners, and the mats have a bevelled edge. The magnet that holds each tile is on
          its back.
        </p>
        <ImagePair>
          <CloseUp
            name="matBevel"
            sizes={PAIR_IMAGE_SIZES}
            caption="The mat has a bevelled edge around the photo."
          />
          <CloseUp
            name="stack"
            sizes={PAIR_IMAGE_SIZES}
            caption="Oak, white and black, with a mat and without."
          />
        </ImagePair>
        <FactList
          facts={[
            ["Depth", materials.depth],
            ["Weight", materials.weight],
            ["Frame", materials.frame],
            ["Paper", materials.paper],
            ["Plates per tile", materials.plates],
            ["Sticks to", materials.surfaces],
          ]}
        />
      </PolicySection>
      <PolicySection id="hanging" title="Hanging without nails">
        <ImagePair>
          <CloseUp
            name="magnet"
            sizes={PAIR_IMAGE_SIZES}
            caption="The plate stays on the wall; the magnet is on the back of the tile."
          />
          <TakingOffLoop caption="Off the wall and back, as often as you like." />
        </ImagePair>
        <ul>
          <li>A magnet holds each tile to a plate that sticks to your wall.</li>
          <li>The wall should be clean, dry and firm. Wipe off any dust, and let new paint harden first.</li>
          <li>
            Dirt-repellent paint? The plates may not hold on it: try one for a day before you hang them all.
          </li>
          <li>
            Take a tile off and hang it elsewhere as often as you like. The plate comes off without damage.
          </li>
        </ul>
        <p>
          See every step under <Link to="/how-it-works">How it works</Link>. Not happy?{" "}
          <Link to="/delivery-and-returns">Send it back for a full refund</Link>.
        </p>
        <div>
          <ButtonLink to="/browse" size="large">
            Browse layouts and sets
          </ButtonLink>
        </div>
      </PolicySection>
    </Page>
  );
}
