//! The key for limits by network: an IPv4 address, or the /64 network of an IPv6 subscriber.

use axum::http::HeaderMap;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            address => address,
        })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

/// The client according to the last `proxies` entries of all `X-Forwarded-For` lines. Each proxy appends the address of
/// its peer, so entries further left come from the client and are not trusted.
pub fn forwarded_for(headers: &HeaderMap, proxies: usize) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").iter();
    let entries: Vec<&str> = lines.flat_map(|line| line.to_str().unwrap_or_default().split(',')).collect();
    let trusted = proxies.min(entries.len());
    if trusted == 0 {
        return None;
    }
    let entry = entries[entries.len() - trusted].trim();
    let without_port = || entry.parse::<SocketAddr>().map(|address| address.ip()).ok();
    let bracketed = || entry.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    entry.parse().ok().or_else(without_port).or_else(bracketed)
}
