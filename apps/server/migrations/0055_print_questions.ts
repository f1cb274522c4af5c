import { type Kysely, sql } from "kysely";

/**
 * Questions to shoppers about soft prints (docs/decisions/0060). A tile has one open question at most. `given_back` is
 * in minor units; the refund has the id of its question, so that one answer is one refund.
 */
const STATEMENTS = [
  `create table print_questions (
    id text primary key,
    order_id text not null references orders,
    line_id text not null references order_lines,
    tile text not null,
    photo_id text not null,
    ppi double precision not null check (ppi >= 0),
    note text check (length(note) between 1 and 500),
    state text not null check (
      state in ('open', 'accepted', 'otherPhoto', 'smallerSize', 'leftOut', 'expired', 'withdrawn')
    ),
    asked_at timestamptz not null,
    asked_by text not null,
    answer_by timestamptz not null,
    reminded_at timestamptz,
    ended_at timestamptz,
    size text,
    given_back integer not null default 0 check (given_back >= 0),
    constraint an_ended_question_has_its_time check ((state = 'open') = (ended_at is null)),
    constraint a_smaller_size_is_named check ((state = 'smallerSize') = (size is not null))
  )`,
  "create unique index one_open_print_question_a_tile on print_questions (line_id, tile) where state = 'open'",
  "create index print_questions_of_order on print_questions (order_id, asked_at)",
  "create index open_print_questions on print_questions (answer_by) where state = 'open'",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
