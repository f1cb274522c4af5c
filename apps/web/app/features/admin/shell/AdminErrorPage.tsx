import { isRouteErrorResponse, useRevalidator } from "react-router";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { isDeviceOffline } from "./noAnswer.ts";

const MESSAGES = {
  forbidden: {
    title: "You can't open this page",
    text: "Your role doesn't include this. If you need it, ask an owner.",
  },
  missing: {
    title: "There is no such page",
    text: "It doesn't exist, or what it showed has been deleted.",
  },
  broken: {
    title: "The shop isn't answering",
    text: "Nothing is lost. Please try again in a moment.",
  },
  offline: {
    title: "You're offline",
    text: "Nothing is lost. Please try again once this device has a network.",
  },
} as const;

const messageOf = (error: unknown): keyof typeof MESSAGES => {
  if (!isRouteErrorResponse(error)) return isDeviceOffline() ? "offline" : "broken";
  if (error.status === 403) return "forbidden";
  return error.status === 404 ? "missing" : "broken";
};

/** Shown when an admin page cannot be shown: why, and the next step. The menu around it stays. */
export const AdminErrorPage = ({ error }: { readonly error: unknown }) => (
  <ErrorPage kind={messageOf(error)} />
);

/** Shown in place of a page that the person's role does not include. */
export const ForbiddenPage = () => <ErrorPage kind="forbidden" />;

function ErrorPage({ kind }: { readonly kind: keyof typeof MESSAGES }) {
  const { revalidate, state } = useRevalidator();
  const { title, text } = MESSAGES[kind];
  return (
    <AdminPage title={title}>
      <title>{`${title} | Storywall admin`}</title>
      <EmptyState
        title={text}
        action={
          kind === "broken" || kind === "offline" ? (
            <Button busy={state === "loading"} onClick={() => void revalidate()}>
              Try again
            </Button>
          ) : (
            <ButtonLink to="/admin">Go to Today</ButtonLink>
          )
        }
      />
    </AdminPage>
  );
}
