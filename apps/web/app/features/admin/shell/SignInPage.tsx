import { useRevalidator } from "react-router";
import styles from "./SignIn.module.css";
import { SignIn } from "./SignIn.tsx";

/** The sign-in (R6.2), at the address of the requested page, which is shown after signing in. */
export function SignInPage() {
  const { revalidate } = useRevalidator();
  return (
    <main data-admin className={styles.page}>
      <title>Sign in | Storywall admin</title>
      <h1 className={styles.title}>Storywall admin</h1>
      <p className={styles.lead}>For the people who run this shop. Shoppers don't need an account.</p>
      <SignIn onSignedIn={revalidate} />
      <a href="/">Go to the shop</a>
    </main>
  );
}
