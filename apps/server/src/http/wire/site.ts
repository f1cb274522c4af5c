import type { OwnerSite, SiteVersion } from "@storywall/contract/schemas/site.ts";
import type { LiveSite } from "../../usecases/sites/liveSites.ts";
import type { SiteHistoryEntry } from "../../usecases/sites/siteHistory.ts";

export const toSiteForOwner = ({ site, version, changedAt, changedBy, staff }: LiveSite): OwnerSite => ({
  code: site.code,
  version,
  changedAt: changedAt.toISOString(),
  changedBy,
  person: staff?.name ?? null,
  countryName: site.countryName,
  isOpen: site.isOpen,
  timeZone: site.timeZone,
  currency: site.currency,
  copy: site.copy,
  framePrices: site.framePrices,
  setPrices: site.setPrices,
  earlierPrices: [...site.earlierPrices],
  tax: site.tax,
  shippingRates: [...site.shippingRates],
  addressForm: site.addressForm.map(({ options, ...field }) => ({
    ...field,
    ...(options ? { options: [...options] } : {}),
  })),
  promoCodes: [...site.promoCodes],
  welcomeBanner: site.welcomeBanner,
  dispatchDays: site.dispatchDays,
  courierDays: site.courierDays,
  cutOffTime: site.cutOffTime,
  holidays: [...site.holidays],
  changeWindowMinutes: site.changeWindowMinutes,
  reviewBelowPpi: site.reviewBelowPpi,
  faq: [...site.faq],
  business: site.business,
  materials: site.materials,
  rights: { buyer: [...site.rights.buyer], privacy: [...site.rights.privacy] },
  staffLimits: site.staffLimits,
});

export const toSiteVersion = ({
  code: _,
  changedAt,
  changes,
  staff,
  ...entry
}: SiteHistoryEntry): SiteVersion => ({
  ...entry,
  person: staff?.name ?? null,
  changedAt: changedAt.toISOString(),
  changes: [...changes],
});
