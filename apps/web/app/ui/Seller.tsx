import { useSite } from "../lib/api/site.ts";

/** The seller in one paragraph: name, number, address and phone, as far as the owner has entered them. */
export function Seller({ className }: { readonly className?: string | undefined }) {
  const { legalName, registration, address, phone } = useSite().seller;
  const parts = [legalName && `Sold by  ${legalName}`, registration, address].filter(Boolean);
  if (parts.length === 0 && phone === null) return null;
  return (
    <p className={className}>
      {parts.join(", ")}
      {parts.length > 0 && ". "}
      {phone !== null && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
    </p>
  );
}
