import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { NextDetail } from "../countries/NextDetail.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { MissingDetails } from "./MissingDetails.tsx";
import { PagePreview } from "./PagePreview.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { SettingField } from "./SettingField.tsx";
import styles from "./Settings.module.css";
import { SiteTabs } from "./SiteTabs.tsx";
import type { SettingSection } from "./sections/settingSection.ts";
import { nameTax } from "./settingLabels.ts";
import { useFieldOfHash } from "./useFieldOfHash.ts";
import { useSiteDrafts } from "./useSiteDrafts.ts";

type Props = {
  readonly section: SettingSection;
  readonly sites: readonly OwnerSite[];
  readonly site: OwnerSite;
};

/** One form of the shop's settings, for one country at a time, beside a preview of the page that it changes. */
export function SettingsPage({ section, sites, site }: Props) {
  const drafts = useSiteDrafts(sites);
  const errors = drafts.errorsOf(site.code);
  useFieldOfHash();
  return (
    <AdminPage title={section.title} lead={section.lead}>
      <SiteTabs sites={sites} current={site.code} />
      {section.key === "business" ? (
        <MissingDetails site={site} />
      ) : (
        <NextDetail site={site} form={section.key} />
      )}
      <div className={styles.layout}>
        <div className={styles.form}>
          {section.settings.map((setting) => (
            <SettingField
              key={`${site.code} ${setting.path}`}
              setting={nameTax(setting, site)}
              site={site}
              value={drafts.valueOf(site.code, setting.path)}
              errors={errors}
              onEdit={(value) => drafts.edit(site.code, setting.path, value)}
            />
          ))}
          <SaveBar drafts={drafts} />
        </div>
        {section.previewPath !== null && (
          <PagePreview
            path={section.previewPath}
            draft={drafts.draftOf(site.code)}
            isValid={errors.size === 0}
          />
        )}
      </div>
    </AdminPage>
  );
}
