import { type QueryExecutorProvider, sql } from "kysely";

/** What both street lines refused before: post boxes, in the first line alone. */
const NO_POST_BOX =
  "^(?!.*\\b(?:[Gg]?[Pp]\\.? ?[Oo]\\.? ?[Bb][Oo][Xx]|[Pp][Oo][Ss][Bb][Uu][Ss]|(?:[Pp][Rr][Ii][Vv][Aa][Tt][Ee]|[Ll][Oo][Cc][Kk][Ee][Dd]) [Bb][Aa][Gg])\\b).*$";

/** Refuses Parcel Lockers and Parcel Collect too. */
const NO_POST_BOX_OR_LOCKER =
  "^(?!.*\\b(?:[Gg]?[Pp]\\.? ?[Oo]\\.? ?[Bb][Oo][Xx]|[Pp][Oo][Ss][Bb][Uu][Ss]|[Pp][Aa][Rr][Cc][Ee][Ll] [LlCc][Oo][CcLl][A-Za-z]+|(?:[Pp][Rr][Ii][Vv][Aa][Tt][Ee]|[Ll][Oo][Cc][Kk][Ee][Dd]) [Bb][Aa][Gg])\\b).*$";

/**
 * Brings address forms that still have the old pattern of the first street line to the new one, in both lines: a shop's
 * settings are stored at its first start. Of each site only the newest version counts, so another one follows it. A pattern
 * that the owner wrote stays.
 */
export const up = async (db: QueryExecutorProvider): Promise<void> => {
  await sql`
    insert into site_versions (code, version, content, changed_at, changed_by)
    select code, version + 1, jsonb_set(content, '{addressForm}', (
      select jsonb_agg(
        case
          when field ->> 'name' in ('address1', 'address2') and coalesce(field ->> 'pattern', ${NO_POST_BOX}::text) = ${NO_POST_BOX}::text
          then field || jsonb_build_object('pattern', ${NO_POST_BOX_OR_LOCKER}::text)
          else field
        end order by position)
      from jsonb_array_elements(content -> 'addressForm') with ordinality as form (field, position)
    )), now(), 'system'
    from site_versions as newest
    where version = (select max(version) from site_versions where code = newest.code)
      and content -> 'addressForm' @> jsonb_build_array(
        jsonb_build_object('name', 'address1', 'pattern', ${NO_POST_BOX}::text)
      )`.execute(db);
};
