import { NewCountryPage } from "../../../features/admin/countries/NewCountryPage.tsx";
import { adminMetaFor } from "../adminMetaFor.ts";
import type { Route } from "./+types/newCountry.ts";

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Add a country");

export default NewCountryPage;
