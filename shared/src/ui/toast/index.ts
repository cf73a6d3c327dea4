export { ToastViewport, type Notice, type ToastViewportProps } from './ToastViewport';
