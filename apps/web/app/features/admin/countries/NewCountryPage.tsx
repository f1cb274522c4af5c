import { addSite } from "@storywall/contract/calls/sites/addSite.ts";
import { type ChangeEvent, type FocusEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { adminApi } from "../shell/adminApi.ts";
import { noAnswerMessage } from "../shell/noAnswer.ts";
import { AdminPage } from "../ui/AdminPage.tsx";
import { showNotice } from "../ui/notices.ts";
import { useBusy } from "../ui/useBusy.ts";
import styles from "./Countries.module.css";
import { COUNTRY_FIELDS, type CountryIssue, findIssues, toDefinition } from "./countryFields.ts";
import {
  guessCountry,
  listCountries,
  listCurrencies,
  listTimeZones,
  type Suggestion,
} from "./countrySuggestions.ts";

/** Suggestions for each field, by its name. */
type Suggestions = ReadonlyMap<string, readonly Suggestion[]>;

/** Returns the suggestions for a field; undefined when it has none. */
const suggestFor = (name: string, code: string): readonly Suggestion[] | undefined => {
  if (name === "countryName") return [...listCountries().values()].map((value) => ({ value }));
  if (name === "currency") return listCurrencies();
  return name === "timeZone" ? listTimeZones(code).map((value) => ({ value })) : undefined;
};

/**
 * Adds a country, which no shopper sees until it is complete and opened. Input is checked by the server's own parser.
 */
export function NewCountryPage() {
  const navigate = useNavigate();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [error, setError] = useState<string | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const [suggestions, setSuggestions] = useState<Suggestions>(new Map());
  const guesses = useRef(new Map<string, string>());
  const guessedCode = useRef("");
  const listId = useId();

  // Not at once: hundreds of names take a phone a tenth of a second. And browsers and the server may know different ones,
  // but must render the same page.
  const handleFocus = ({ target: { name } }: FocusEvent<HTMLInputElement>) => {
    const suggested = suggestFor(name, guessedCode.current);
    if (suggested) setSuggestions((before) => new Map([...before, [name, suggested]]));
  };

  /** Fills in the fields that follow from a country's name, unless something else was typed there. */
  const handleCountry = ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    const guess = guessCountry(listCountries(), value);
    if (!form || !guess) return;
    for (const [name, guessed] of Object.entries(guess)) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      if (field.value === "" || field.value === guesses.current.get(name)) field.value = guessed;
      guesses.current.set(name, guessed);
    }
    guessedCode.current = guess.code;
  };

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const showIssues = (issues: readonly CountryIssue[], message: string): void => {
      setErrors(
        new Map(issues.map(({ path, message }) => [path, message.replace(/^must be/, "Please enter")])),
      );
      setError(message);
      const first = COUNTRY_FIELDS.find(({ name }) => issues.some(({ path }) => path === name));
      if (first) form.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
    };
    const definition = toDefinition((name) => String(typed.get(name) ?? "").trim());
    const found = findIssues(definition);
    if (found.length > 0)
      return showIssues(found, "Please correct what is marked, and add the country again.");
    const result = await whileBusy(adminApi(addSite, { body: definition }));
    if (result.kind === "ok") {
      showNotice({ text: `${result.reply.countryName} is added. Now fill in what it needs.` });
      return navigate(`/admin/shop#${result.reply.code}`);
    }
    if (result.kind === "error") return showIssues(result.issues, result.message);
    showIssues([], noAnswerMessage());
  };

  return (
    <AdminPage
      title="Add a country"
      lead="Tell us the basics. Shoppers won't see the country until you've filled in the rest and opened it."
    >
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {COUNTRY_FIELDS.map(({ name, ...field }) => {
          const wrong = errors.get(name);
          const list = suggestions.get(name);
          return (
            <TextField
              key={name}
              name={name}
              {...field}
              autoComplete="off"
              maxLength={60}
              {...(list && { list: `${listId}-${name}` })}
              onFocus={handleFocus}
              {...(name === "countryName" && { onChange: handleCountry })}
              {...(wrong === undefined ? {} : { error: `${wrong}.` })}
            />
          );
        })}
        {[...suggestions].map(([name, items]) => (
          <datalist key={name} id={`${listId}-${name}`}>
            {items.map(({ value, label }) => (
              <option key={value} value={value} label={label} />
            ))}
          </datalist>
        ))}
        {error !== null && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" busy={isBusy}>
          Add the country
        </Button>
      </form>
    </AdminPage>
  );
}
