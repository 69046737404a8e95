//! Disconnects clients that read too slowly.

use std::future::Future;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// A client must read this many bytes, or everything sent, within the timeout.
pub const MIN_PROGRESS: usize = 16 * 1024;

/// A stream whose writes fail with `TimedOut` when the other side reads too slowly.
pub struct WriteTimeout<S> {
    stream: S,
    within: Duration,
    blocked: Option<Blocked>,
}

/// The client's buffers are full.
struct Blocked {
    until: Pin<Box<Sleep>>,
    taken: usize,
}

impl<S: AsyncWrite + Unpin> WriteTimeout<S> {
    pub fn new(stream: S, within: Duration) -> WriteTimeout<S> {
        WriteTimeout { stream, within, blocked: None }
    }

    fn written(&mut self, cx: &mut Context<'_>, wrote: Poll<io::Result<usize>>, all: usize) -> Poll<io::Result<usize>> {
        let Poll::Ready(taken) = wrote else {
            let within = self.within;
            let blocked =
                self.blocked.get_or_insert_with(|| Blocked { until: Box::pin(tokio::time::sleep(within)), taken: 0 });
            ready!(blocked.until.as_mut().poll(cx));
            return Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client reads too slowly")));
        };
        let taken = taken?;
        if let Some(blocked) = &mut self.blocked {
            blocked.taken += taken;
            if taken == all || blocked.taken >= MIN_PROGRESS {
                self.blocked = None;
            }
        }
        Poll::Ready(Ok(taken))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, wrote, bytes.len())
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.written(cx, wrote, parts.iter().map(|part| part.len()).sum())
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteTimeout<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}
