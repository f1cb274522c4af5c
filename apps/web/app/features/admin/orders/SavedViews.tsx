import { type SyntheticEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import { useFieldError } from "../ui/useFieldError.ts";
import styles from "./OrdersPage.module.css";
import { type SavedView, STANDARD_VIEWS, useSavedViews } from "./savedViews.ts";

/** Saved lists by name: those that everyone has, and those that were saved in this browser. */
export function SavedViews({ query }: { readonly query: string }) {
  const { views, load, save, remove } = useSavedViews();
  const [isNaming, setIsNaming] = useState(false);
  const { errorOf, showError, clearError } = useFieldError<"name">();
  useEffect(load, [load]);
  const isKnown = [...STANDARD_VIEWS, ...views].some((view) => view.query === query);
  const handleSave = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (name === "") return showError(event.currentTarget, "name", "Please enter a name.");
    clearError();
    save({ name, query });
    setIsNaming(false);
  };
  return (
    <nav aria-label="Views" className={styles.views}>
      <ul>
        {STANDARD_VIEWS.map((view) => (
          <li key={view.name}>
            <ViewLink view={view} query={query} />
          </li>
        ))}
        {views.map((view) => (
          <li key={view.name}>
            <ViewLink view={view} query={query} />
            <IconButton label={`Remove the view ${view.name}`} onClick={() => remove(view.name)}>
              <CloseIcon size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      {!isKnown && (
        <Button variant="ghost" onClick={() => setIsNaming(true)}>
          Save this view
        </Button>
      )}
      <Dialog open={isNaming} onCancel={() => setIsNaming(false)} title="Save this view" width="confirm">
        <form className={styles.form} noValidate onSubmit={handleSave}>
          <TextField
            label="Its name"
            name="name"
            maxLength={40}
            hint="Kept in this browser."
            {...errorOf("name")}
          />
          <Button type="submit">Save</Button>
        </form>
      </Dialog>
    </nav>
  );
}

const ViewLink = ({ view, query }: { readonly view: SavedView; readonly query: string }) => (
  <Link to={`/admin/orders${view.query}`} aria-current={view.query === query ? "page" : undefined}>
    {view.name}
  </Link>
);
