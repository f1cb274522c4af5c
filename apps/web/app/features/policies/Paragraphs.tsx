/** Words that the owner keeps with the site, a paragraph each. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
