import type { OwnerSite, SiteVersion } from "@storywall/contract/schemas/site.ts";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge } from "../ui/Badge.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import styles from "./HistoryPage.module.css";
import { SiteTabs } from "./SiteTabs.tsx";
import { describeChange, describeFields, labelOf } from "./settingLabels.ts";

type Props = {
  readonly sites: readonly OwnerSite[];
  readonly site: OwnerSite;
  readonly versions: readonly SiteVersion[];
  readonly nextBefore: number | null;
  /** Restores a version. Returns a sentence that says why it failed; null when it succeeded. */
  readonly onRestore: (version: number) => Promise<string | null>;
};

/** Who changed what in a country's shop, and when. Any version can be restored. */
export function HistoryPage({ sites, site, versions, nextBefore, onRestore }: Props) {
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <AdminPage
      title="History"
      lead="Every change to prices, delivery and texts. Orders keep the prices they were paid at."
    >
      <SiteTabs sites={sites} current={site.code} />
      {versions.length === 0 && <EmptyState title="Nothing has been changed yet" />}
      <ol className={styles.versions}>
        {versions.map((version) => (
          <li key={version.version} className={styles.version}>
            <h2>
              Version {version.version}, <DateTime at={version.changedAt} /> {authorOf(version)}{" "}
              {version.version === site.version && <Badge tone="good">In use now</Badge>}
            </h2>
            {version.bringsBack !== null && <p>Brought version {version.bringsBack} back.</p>}
            {version.version === 1 && <p>The first version, before any changes.</p>}
            <ul>
              {version.changes.map((change) => (
                <li key={change.path}>
                  <ChangeLine change={change} site={site} />
                </li>
              ))}
            </ul>
            {version.version !== site.version && (
              <Button variant="secondary" onClick={() => setAsked(version.version)}>
                Bring version {version.version} back
              </Button>
            )}
          </li>
        ))}
      </ol>
      {nextBefore !== null && <Link to={`?site=${site.code}&before=${nextBefore}`}>Older</Link>}
      <ConfirmDialog
        open={asked !== null}
        title={`Bring version ${asked} back?`}
        confirmLabel="Bring it back"
        onClose={() => setAsked(null)}
        onConfirm={() => onRestore(asked ?? 0)}
      >
        <p>
          {describeLater(versions, asked, site)} The current version stays in this list. Promo codes stay as
          they are.
        </p>
      </ConfirmDialog>
    </AdminPage>
  );
}

function ChangeLine({
  change,
  site,
}: {
  readonly change: SiteVersion["changes"][number];
  readonly site: OwnerSite;
}) {
  const { before, after } = describeChange(change, site);
  return (
    <>
      <strong>{labelOf(change.path, site)}:</strong> <del>{before}</del> <ins>{after}</ins>
    </>
  );
}

const authorOf = ({ version, changedBy, person }: SiteVersion): string => {
  if (changedBy !== "system") return `by ${person ?? "the owner"}`;
  return version === 1 ? "when the shop was set up" : "by an update of the shop";
};

/** Says which fields were changed after a version, as far as the loaded page of the list shows. */
const describeLater = (versions: readonly SiteVersion[], asked: number | null, site: OwnerSite): string => {
  const paths = versions
    .filter(({ version }) => asked !== null && version > asked)
    .flatMap(({ changes }) => changes.map(({ path }) => path));
  return paths.length > 0
    ? `These go back: ${describeFields(paths, site)}.`
    : "Everything goes back to that day.";
};
