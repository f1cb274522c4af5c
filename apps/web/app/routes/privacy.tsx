import { THREAD_RETENTION_DAYS } from "@storywall/domain/messages/messageLimits.ts";
import { Link } from "react-router";
import { ChangeConsentButton } from "../features/policies/ChangeConsentButton.tsx";
import { EmailLink } from "../features/policies/EmailLink.tsx";
import { Paragraphs } from "../features/policies/Paragraphs.tsx";
import { PolicySection } from "../features/policies/PolicySection.tsx";
import { PAYMENT_MESSAGES } from "../features/policies/paymentMessages.ts";
import { StorageTable } from "../features/policies/StorageTable.tsx";
import { COOKIE_INVENTORY, STORAGE_INVENTORY } from "../features/policies/storageInventory.ts";
import { BrowserData } from "../features/privacy/BrowserData.tsx";
import { DeletedNote } from "../features/privacy/DeletedNote.tsx";
import { DELETED_PARAM } from "../features/privacy/deletedParam.ts";
import { EmailDataForm } from "../features/privacy/EmailDataForm.tsx";
import { useRootData } from "../lib/api/rootData.ts";
import { formatDayCount, formatWorkingDays } from "../lib/format/formatDays.ts";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../pageContext.ts";
import { FactList } from "../ui/FactList.tsx";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/privacy.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, ({ site }) => ({
    title: "Privacy: what we keep, and for how long | Storywall",
    description: `What happens to your photos, address and cookies at Storywall in ${site.countryName}, who else sees them, and how to have them deleted.`,
    path: "/privacy",
  }));

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { business, rights, retention } = context.get(pageContext);
  return {
    answerDays: business.answerDays,
    privacy: rights.privacy,
    retention,
    // The page is loaded with this parameter after everything was deleted.
    isDeleted: new URL(request.url).searchParams.has(DELETED_PARAM),
  };
};

/** What is stored, and for how long (B12). Every figure comes from the code (docs/operations.md). */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { answerDays, privacy, retention, isDeleted } = loaderData;
  const { payments, tagManagerId, chatScript } = useRootData();
  return (
    <Page
      title="Your privacy"
      lead="You trust us with pictures of your family. We use them to make your wall, and for nothing else. There's no account, and we never sell your data."
    >
      <PolicySection id="photos" title="Your photos">
        <ul>
          <li>
            Phones store the location and camera in a photo. We remove both from every copy that is shown or
            printed.
          </li>
          <li>
            We keep your original file locked away, so we can make your wall again in full quality. No one can
            open it over the internet.
          </li>
          <li>
            Pictures of your wall have addresses that no one can guess. Anyone you give such a link to can see
            it, so share it with care.
          </li>
          <li>
            A photo you haven't ordered is deleted {formatDayCount(retention.photoDays)} after you last used
            it, and you can delete it yourself at any time. Unfinished uploads are deleted after a day.
          </li>
          <li>
            An order keeps its photos for {formatDayCount(retention.orderPhotoDays)} after delivery, so we can
            reprint a tile. Then they are deleted.
          </li>
        </ul>
      </PolicySection>
      <PolicySection id="desk" title="See and delete it here">
        {isDeleted && <DeletedNote />}
        <p>
          Everything linked to this browser: your photos, walls, links and cart. Your orders stay, because tax
          law requires records of sales.
        </p>
        <BrowserData />
        <p>On another device, or cleared this browser? We'll send a link to the address you ordered with.</p>
        <EmailDataForm />
      </PolicySection>
      <PolicySection id="kept" title="What else we keep, and for how long">
        <FactList
          facts={[
            [
              "Designs, carts, checkouts",
              `The walls that you design, and the email and delivery address that you type at checkout. Until you delete them; a cart is emptied ${formatDayCount(retention.photoDays)} after you last looked at it.`,
            ],
            [
              "Details of your last order",
              "In the browser you ordered with, checkout fills in the email and delivery address of your last order in this country, for a year. No other device gets them. Press “Clear” beside them, or delete your data here, and they aren't filled in any more.",
            ],
            [
              "Links to your designs",
              "The wall as you shared it, the photos that came by the link, and the email address that you had it sent to. A link works until you end it, or until the date it shows, which moves on each time it's used; we delete it 30 days later. Photos sent through it stay with the design.",
            ],
            [
              "Orders",
              "What you bought, what you paid, where it went and what happened to it. For at least as long as tax law requires, and after that until you ask us to delete it.",
            ],
            [
              "Emails about an order",
              "A sent email is deleted from our queue after 30 days, and so is an earlier address that you corrected on an order. Emails you write to us stay in our mailbox until you ask us to delete them.",
            ],
            [
              "Messages",
              `What you and we write to each other here, with the name and email address that you give. ${formatDayCount(THREAD_RETENTION_DAYS)} after the last message, or as soon as you ask us to delete what we hold under your email address.`,
            ],
            [
              "Newsletter",
              "The email address that you gave for the promo code, when you gave it, what you agreed to and when you confirmed it. We delete it after a week if you don't confirm it, and otherwise when you ask us to. Once you have unsubscribed, we keep it only so that no one else can sign you up again.",
            ],
            ["Card", "We never see or keep its number."],
            [
              "Network address",
              "We count requests by a scrambled form of it, to stop automated abuse. It is deleted within the hour, or after a day where photos are sent. For a day it is also part of a scrambled key that keeps a repeated request from being carried out twice.",
            ],
            [
              "Server log",
              "Which kind of page was asked for, when, and how long it took. No names, no email addresses, no network addresses.",
            ],
          ]}
        />
      </PolicySection>
      <PolicySection id="who" title="Who else sees it">
        <ul>
          <li>{PAYMENT_MESSAGES[payments.provider].privacy}</li>
          <li>The courier gets your name, address and phone number, to find your door.</li>
          <li>Our email service delivers our emails to you.</li>
          {chatScript !== null && (
            <li>
              Our chat is run by {new URL(chatScript).host}. Nothing goes to them until you open it on our
              contact page.
            </li>
          )}
          <li>
            {tagManagerId === null
              ? "We don't count your visits: this shop has no marketing tags."
              : "Google Tag Manager counts visits, only after you said yes. Your photos are never part of it."}
          </li>
        </ul>
        <p>We send no advertising unless you ask for it, and every such email has an unsubscribe link.</p>
      </PolicySection>
      <PolicySection id="browser" title="What stays in your browser">
        <p>
          All of it is ours, none of it follows you to other sites, and you can clear it in your browser at
          any time. The only contact details in it are those you typed at checkout.
        </p>
        <StorageTable caption="Cookies" items={COOKIE_INVENTORY} />
        <StorageTable caption="Storage on your device" items={STORAGE_INVENTORY} />
        {tagManagerId !== null && <ChangeConsentButton />}
      </PolicySection>
      <PolicySection id="rights" title="What you can ask for">
        <p>
          Most of it you can <Link to="#desk">see and delete here</Link>. Write to <EmailLink /> to have
          something corrected, or if that isn't enough. You'll get an answer within{" "}
          {formatWorkingDays(answerDays)}. We may ask for an order number, or for an email from the address it
          was made with, so that no one else can ask in your name.
        </p>
        <Paragraphs texts={privacy} />
        <p>
          Who we are is on the <Link to="/contact">contact page</Link>.
        </p>
      </PolicySection>
    </Page>
  );
}
