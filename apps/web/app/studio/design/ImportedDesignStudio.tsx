import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect, useState } from "react";
import { loadImportedDesign } from "../../features/designer/storage/importedDesign.ts";
import { importedDesignKey } from "../../features/designer/storage/importedDesignKey.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { OpeningWall } from "./OpeningWall.tsx";
import { Studio } from "./Studio.tsx";

/**
 * The designer for a design that was imported from a link or an order. The design is in browser storage only, so the
 * server renders a placeholder.
 */
export default function ImportedDesignStudio({ id }: { readonly id: string }) {
  const [design, setDesign] = useState<Design | null | undefined>(undefined);
  useEffect(() => void loadImportedDesign(id).then(setDesign), [id]);

  if (design === undefined) return <OpeningWall />;
  if (design === null) {
    return (
      <Page title="This wall isn't in this browser">
        <p>It's saved in the browser where it was made. Open the link you were sent once more.</p>
        <ButtonLink to="/design">Design a new wall</ButtonLink>
      </Page>
    );
  }
  return <Studio designKey={importedDesignKey(id)} blank={design} lineUuid={null} />;
}
