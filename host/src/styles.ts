// Only the host loads the styles of the whole document: fonts, tokens, base styles and the order of the layers.
import '@storefront/shared/ui/tokens.css';
import '@storefront/shared/ui/base.css';
import '@fontsource-variable/sometype-mono/wght.css';
// After the package: the last face with a character is the one that browsers fetch.
import '@storefront/shared/ui/faces.css';
