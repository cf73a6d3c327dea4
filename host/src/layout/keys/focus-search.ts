import { goTo, paths } from '@storefront/shared/routing';

/** The domain search field, on the home page and on results. The search of the help is not a form. */
const nameField = (): HTMLInputElement | HTMLTextAreaElement | null =>
  document.querySelector('#main form[role=search] :is(input, textarea)');

/** Focuses the domain search; from a page without one, goes to that of the home page, with the field in the hash. */
export function focusSearch(): void {
  const field = nameField();
  if (field) {
    field.focus();
    field.select();
  } else {
    goTo(`${paths.home()}#name`);
  }
}
