"""SCENE - full stretch: the keeper and the ball, a hand's breadth apart."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'keeper'


def net(pts, m, pitch=.11, r=.0026):
    """a square mesh over a quadrilateral: four corners in turn, slack in the middle"""
    A, B, C, D = (np.array(p, float) for p in pts)
    c = bpy.data.curves.new('net', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = r; c.bevel_resolution = 1
    at = lambda u, v_: (A * (1 - u) + B * u) * (1 - v_) + (D * (1 - u) + C * u) * v_ + np.array([0, .10, -.03]) * math.sin(math.pi * u) * math.sin(math.pi * v_)
    nu, nv = int(np.linalg.norm(B - A) / pitch), int(np.linalg.norm(D - A) / pitch)
    for n, line in ((nu, lambda k, t: at(k, t)), (nv, lambda k, t: at(t, k))):
        for i in range(n + 1):
            sp = c.splines.new('POLY'); sp.points.add(23)
            for q, t in zip(sp.points, np.linspace(0, 1, 24)): q.co = (*line(i / n, t), 1)
    c.materials.append(m); return link(bpy.data.objects.new('net', c))


def build():
    from football_volley import football
    reset(); size()
    bpy.ops.mesh.primitive_plane_add(size=400, location=(0, 0, -.004)); bpy.context.object.data.materials.append(mat('turf', (.0008, .0022, .001), 1., spec=.0))
    grass('grass', 320000, (-6, 6), (-4.3, 11), mat('blade', (.010, .026, .010), .32, spec=.6, coat=.3), h=(.012, .030), w=.0028)
    M = dict(hair=mat('hair', (.006, .005, .005), .5, sheen=.2), skin=skin('7a4b30'), shoe=mat('boot', lin('C83A1C'), .3, coat=.6), sock=mat('sock', (.02, .02, .025), .8, sheen=.3),
             shorts=mat('shorts', (.014, .016, .022), .5, sheen=.5), shirt=mat('shirt', lin('8f4a0d'), .55, sheen=.5), glove=mat('glove', (.42, .40, .36), .5, sheen=.3))
    add_parts(body.figure(poses.DIVE, 'keeper', h=.005, mass=.93), M, loc=(1.0, 0, 0), yaw=-97)
    football((-.20, -.06, 1.70), .105, (.2, 1.1, .4))
    white = mat('frame', (.50, .49, .46), .35, coat=.3); cord = mat('cord', (.22, .215, .20), .7, sheen=.3)
    L, R, H, Y, B = -.72, 2.55, 2.06, .95, 2.15
    for x in (L, R): cyl('post', (x, Y, 0), (x, Y, H), .042, white)
    cyl('bar', (L - .04, Y, H), (R + .04, Y, H), .042, white)
    net(((L, B, 0), (R, B, 0), (R, Y + .55, H), (L, Y + .55, H)), cord); net(((L, Y, 0), (L, B, 0), (L, Y + .55, H), (L, Y, H)), cord); net(((R, Y, 0), (R, B, 0), (R, Y + .55, H), (R, Y, H)), cord)
    box('line', (8, .08, .012), (0, Y, 0), mat('chalk', (.34, .34, .32), .9))
    spot((26, 62, 30), (.8, 0, 1), lin('FFD08A'), 5.8e5, 30, .4, 1.6); spot((-30, 60, 30), (.8, 0, 1), lin('8FE6F0'), 3.2e5, 30, .4, 1.6)
    area((2.8, 2.6, 3.1), (1.0, 0, 1.1), lin('FFC05A'), 760, .6, 1.5); area((.6, 2.8, 3.4), (.6, 0, 1.2), lin('FFC870'), 320, 1.4, .5)
    area((-1.7, 2.3, 2.4), (.5, 0, 1.2), TEAL, 210, .6, 1.5)
    area((-3.5, -4, 3.0), (.8, 0, 1), lin('9FC4FF'), 18, 2.5)
    camera((-.25, -5.0, .40), (-.10, .2, 1.13), lens=45, focus=(.7, 0, 1.2), fstop=1.6)
    finish(NAME)


def post():
    def front(cam, img):
        u = cam['w'] / 1920; r = np.random.default_rng(5); n = 240
        D = np.stack([r.normal(1.5, .45, n), r.normal(.1, .3, n), np.abs(r.normal(0, .22, n))], 1)                 # turf kicked up by the leap
        img = img + streaks(cam, D, D + r.normal(0, .02, (n, 3)) + [.02, 0, .05], np.tile([[1., .80, .50]], (n, 1)).astype(F), r.lognormal(-.2, .9, n) * 1.2 * u * u, scale=1.)
        t = np.linspace(0, 1, 140)[:, None]; q = np.array([-.9, -1.9, 1.30]) * (1 - t) + np.array([-.33, -.30, 1.665]) * t
        img = img + bokeh(cam, q, np.tile([[.85, .92, 1.]], (140, 1)).astype(F), (.8 * t[:, 0] ** 2) * u * u * 6, rmin=5 * u, rmax=14 * u)
        return motes(cam, img, (-3, -2.5, .1), (3.5, 5, 3.), n=420, col=(.85, .93, 1.), power=.8, drift=.005, scale=.9)
    field_night(NAME, towers=((-36, 150, 40), (38, 150, 40)), seed=41, crowd=20, scale=2.2, teal=.10, cool=.35, sky=(.002, .0055, .0075), rim=(.006, .026, .030), horizon=.60, haze=np.array([.10, .5, .55], F), left_dark=.30, front=front, lamp=1.7)


if __name__ == '__main__': main(build, post)
