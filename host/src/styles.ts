// The host alone brings what holds for the whole document: faces, tokens, base styles and the order of the layers.
import '@storefront/shared/ui/tokens.css';
import '@storefront/shared/ui/base.css';
import '@storefront/shared/ui/faces.css';
import '@fontsource-variable/sometype-mono/wght.css';
