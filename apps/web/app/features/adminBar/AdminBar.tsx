import { getOwnerSession } from "@storywall/contract/calls/owner/getOwnerSession.ts";
import type { OwnerSession } from "@storywall/contract/schemas/owner/owner.ts";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { useSite } from "../../lib/api/site.ts";
import { useAdminMode } from "../../lib/page/adminMode.ts";
import styles from "./AdminBar.module.css";
import { editAnswerLink, listEditLinks } from "./editLinks.ts";

/**
 * Admin mode (R1.4): with a staff session, links to the forms that edit the content of this page; without one, a link
 * to sign in. It grants no rights. It is loaded only in admin mode, so shoppers do not download it.
 */
export default function AdminBar() {
  const { search } = useLocation();
  const { isOn, followUrl } = useAdminMode();
  useEffect(() => followUrl(new URLSearchParams(search)), [search, followUrl]);
  return isOn ? <Bar /> : null;
}

function Bar() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const shopperSearch = new URLSearchParams(search);
  shopperSearch.set("is_admin_mode", "false");
  return (
    <aside aria-label="Admin mode" className={styles.bar}>
      <strong>Admin mode</strong>
      <div className={styles.links}>
        {session?.isSignedIn === true && session.staff && <EditLinks staff={session.staff} />}
        {session?.isSignedIn === false && <a href="/admin">Sign in to edit this page</a>}
      </div>
      <Link to={`${pathname}?${shopperSearch}`} replace>
        See it as a shopper
      </Link>
    </aside>
  );
}

function EditLinks({ staff }: { readonly staff: NonNullable<OwnerSession["staff"]> }) {
  const { pathname } = useLocation();
  const { code, faq } = useSite();
  const opened = useOpenedQuestion();
  const index = faq.findIndex(({ question }) => question === opened);
  const answer = index < 0 || opened === null ? [] : [editAnswerLink(index, opened, code)];
  const links = [
    ...answer.filter(({ right }) => staff.rights.includes(right)),
    ...listEditLinks({ pathname, site: code }, staff.rights),
  ];
  return (
    <>
      {links.map(({ label, to }) => (
        // The admin pages are a document of their own.
        <a key={to} href={to}>
          {label}
        </a>
      ))}
      <a href="/admin">Admin area</a>
    </>
  );
}

/** Returns the session of this browser; null until it is known, or when the shop does not answer. */
const useSession = (): OwnerSession | null => {
  const [session, setSession] = useState<OwnerSession | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const result = await apiWithoutToasts(getOwnerSession, {}, { signal: controller.signal });
      if (result.kind === "ok") setSession(result.reply);
    };
    void load();
    // The person signed in or out in another tab and comes back to this one.
    window.addEventListener("focus", load, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return session;
};

/** Returns the question that was opened last on this page and is still open; null when none is. */
const useOpenedQuestion = (): string | null => {
  const { pathname } = useLocation();
  const [question, setQuestion] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins with all of its questions closed
  useEffect(() => {
    const handleToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      const text = target.querySelector("summary")?.textContent ?? null;
      setQuestion((before) => (target.open ? text : before === text ? null : before));
    };
    // A question may have been opened before this component was loaded.
    setQuestion(document.querySelector("main details[open] summary")?.textContent ?? null);
    // The event does not bubble.
    document.addEventListener("toggle", handleToggle, true);
    return () => {
      document.removeEventListener("toggle", handleToggle, true);
      setQuestion(null);
    };
  }, [pathname]);
  return question;
};
