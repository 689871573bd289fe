import { createRoot } from 'react-dom/client';
import { WrongRole } from '@/components/auth/wrong-role';

/** A view of who is logged in, without the provider that knows: no page of the shop shows it so. */
const apart = {
  showLoneSession: () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(<WrongRole />),
};

declare global {
  interface Window {
    apart: typeof apart;
  }
}

window.apart = apart;
